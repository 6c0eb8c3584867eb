import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../../testkit/products.ts';
import { createShopper, homeAddress } from '../../testkit/shopper.ts';
import { logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('[APS-01, APS-02] an address is created and listed with all its fields', async () => {
  const { token } = await logIn(world);
  const address = { ...homeAddress, display_name: 'Home', email: 'k@example.com', company: 'Kylie & Co' };
  const { status, body } = await world.rest('addressCreate', { address }, { token });
  expect(status).toBe(200);
  const { body: list } = await world.rest('addressList', {}, { token });
  expect(list.data).toEqual([body]);
  expect(body).toEqual({ id: body.id, ...address, street_address_1: null, enabled: true });
});

it('[APS-01] a disabled address stays in the list, marked as disabled, and can be enabled again', async () => {
  const { token, addressId } = await createShopper(world);
  const disabled = await world.rest('addressDisable', { id: addressId }, { token });
  expect(disabled.body).toMatchObject({ id: addressId, enabled: false });
  const { body: list } = await world.rest('addressList', {}, { token });
  expect(list.data).toMatchObject([{ id: addressId, enabled: false }]);
  const enabled = await world.rest('addressEnable', { id: addressId }, { token });
  expect(enabled.body).toMatchObject({ id: addressId, enabled: true });
});

it('[APS-01] entering the same address again enables it and does not store it twice', async () => {
  const { token, addressId } = await createShopper(world);
  await world.rest('addressDisable', { id: addressId }, { token });
  const { body } = await world.rest('addressCreate', { address: homeAddress }, { token });
  expect(body).toMatchObject({ id: addressId, enabled: true });
});

it('[APS-01] users cannot list, enable or disable the addresses of others', async () => {
  const owner = await createShopper(world);
  const stranger = await logIn(world);
  const options = { token: stranger.token };
  expect((await world.rest('addressList', {}, options)).body.data).toEqual([]);
  for (const call of ['addressDisable', 'addressEnable'] as const) {
    for (const id of [owner.addressId, 0, -1, 9_000_000_000]) {
      expect((await world.rest(call, { id }, options)).status).toBe(404);
    }
  }
  const { body } = await world.rest('addressList', {}, { token: owner.token });
  expect(body.data).toMatchObject([{ enabled: true }]);
});

it('[APS-01] every call without a login gets status 401', async () => {
  expect((await world.rest('addressList', {})).status).toBe(401);
  expect((await world.rest('addressCreate', { address: homeAddress })).status).toBe(401);
  expect((await world.rest('addressEnable', { id: 1 })).status).toBe(401);
  expect((await world.rest('addressDisable', { id: 1 })).status).toBe(401);
});

it('[APS-01] an invalid address is refused with a message at each field, and nothing is stored', async () => {
  const { token } = await logIn(world);
  const address = { ...homeAddress, first_name: ' ', state: 'XX', postcode: '12', country: 'NZ' };
  const { status, response } = await world.rest('addressCreate', { address }, { token });
  expect(status).toBe(422);
  expect(response.json()).toMatchObject({
    text_code: 'ADDRESS_INVALID',
    fields: {
      first_name: 'Please fill this in',
      state: 'Please choose a state or territory',
      postcode: 'An Australian postcode has 4 digits',
      country: 'Sorry, we only ship within Australia',
    },
  });
  expect((await world.rest('addressList', {}, { token })).body.data).toEqual([]);
});

it('[APS-01] a suburb of 200 letters is refused with a message at its field, and nothing is stored', async () => {
  const { token } = await logIn(world);
  const address = { ...homeAddress, city: 'Woolloomooloo '.repeat(15).slice(0, 200) };
  const { status, response } = await world.rest('addressCreate', { address }, { token });
  expect([status, response.json()]).toMatchObject([
    400,
    { fields: { 'address.city': 'This must have at most 60 characters' } },
  ]);
  expect((await world.rest('addressList', {}, { token })).body.data).toEqual([]);
});

it('[APS-02] a value that is too long is refused at its field', async () => {
  const { token } = await logIn(world);
  const address = { ...homeAddress, first_name: 'x'.repeat(61) };
  const { status, response } = await world.rest('addressCreate', { address }, { token });
  expect(status).toBe(400);
  expect(response.json().fields).toEqual({ 'address.first_name': 'This must have at most 60 characters' });
});

const doubtful = { ...homeAddress, city: 'Brisbane', postcode: '2000' };

it.each([
  [{ city: 'Brisbane', postcode: '2000' }, { postcode: '2000 is a postcode of NSW, not of QLD' }],
  [{ city: 'Brisbane' }, { city: 'We do not know Brisbane QLD 4680' }],
  [{ postcode: '0100' }, { postcode: 'We do not know the postcode 0100' }],
])(
  'an address that is not in the table of localities needs a confirmation, and is then accepted',
  async (place, fields) => {
    const { token } = await logIn(world);
    const address = { ...homeAddress, ...place };
    const unconfirmed = await world.rest('addressCreate', { address }, { token });
    expect(unconfirmed.status).toBe(422);
    expect(unconfirmed.response.json()).toMatchObject({ text_code: 'ADDRESS_UNCONFIRMED', fields });
    expect((await world.rest('addressList', {}, { token })).body.data).toEqual([]);
    const confirmed = { ...address, confirmed: true };
    const saved = await world.rest('addressCreate', { address: confirmed }, { token });
    expect([saved.status, saved.body.postcode]).toEqual([200, address.postcode]);
    const again = await world.rest('addressCreate', { address }, { token });
    expect([again.status, again.body.id]).toEqual([200, saved.body.id]);
  },
);

it('a postcode that crosses a border is accepted in both states', async () => {
  const { token } = await logIn(world);
  for (const [city, state] of [
    ['Albury', 'NSW'],
    ['Jervis Bay', 'ACT'],
  ] as const) {
    const address = { ...homeAddress, city, state, postcode: state === 'NSW' ? '2640' : '2540' };
    expect((await world.rest('addressCreate', { address }, { token })).status).toBe(200);
  }
});

it('an address is edited in place, by the same rules as a new one', async () => {
  const { token, addressId: id } = await createShopper(world);
  const moved = { ...homeAddress, street_address: '9 Tank Street', company: 'Byron & Co' };
  const { status, body } = await world.rest('addressUpdate', { id, address: moved }, { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, ...moved, display_name: '9 Tank Street, Gladstone', enabled: true });
  expect((await world.rest('addressList', {}, { token })).body.data).toEqual([body]);

  const bad = await world.rest('addressUpdate', { id, address: { ...moved, first_name: ' ' } }, { token });
  expect(bad.response.json()).toMatchObject({
    text_code: 'ADDRESS_INVALID',
    fields: { first_name: expect.any(String) },
  });
  const unconfirmed = await world.rest('addressUpdate', { id, address: doubtful }, { token });
  expect(unconfirmed.response.json()).toMatchObject({ text_code: 'ADDRESS_UNCONFIRMED' });
  expect((await world.rest('addressList', {}, { token })).body.data).toEqual([body]);
  const confirmed = { ...doubtful, confirmed: true };
  expect((await world.rest('addressUpdate', { id, address: confirmed }, { token })).status).toBe(200);
  const street = { ...doubtful, street_address: '10 Tank Street' };
  expect((await world.rest('addressUpdate', { id, address: street }, { token })).status).toBe(200);
});

it('an edit keeps an e-mail and name that it omits, and a disabled address stays disabled', async () => {
  const { token } = await logIn(world);
  const address = { ...homeAddress, display_name: 'Home', email: 'k@example.com' };
  const { id } = (await world.rest('addressCreate', { address }, { token })).body;
  await world.rest('addressDisable', { id }, { token });
  const edited = await world.rest(
    'addressUpdate',
    { id, address: { ...homeAddress, phone: null } },
    { token },
  );
  expect(edited.body).toMatchObject({
    display_name: 'Home',
    email: 'k@example.com',
    phone: null,
    enabled: false,
  });
});

it('editing an address of another user or an unknown one gets 404', async () => {
  const owner = await createShopper(world);
  const { token } = await logIn(world);
  const address = { ...homeAddress, street_address: '1 Elsewhere' };
  for (const id of [owner.addressId, 0, -1, 9_000_000_000])
    expect((await world.rest('addressUpdate', { id, address }, { token })).status).toBe(404);
  expect((await world.rest('addressUpdate', { id: owner.addressId, address })).status).toBe(401);
  const { body } = await world.rest('addressList', {}, { token: owner.token });
  expect(body.data).toMatchObject([{ street_address: homeAddress.street_address }]);
});

it('an order keeps its address when the saved address is edited', async () => {
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world));
  const order = await shopper.submit();
  const address = { ...homeAddress, street_address: '9 Tank Street' };
  await world.rest('addressUpdate', { id: shopper.addressId, address }, { token: shopper.token });
  expect((await world.rest('addressList', {}, { token: shopper.token })).body.data).toMatchObject([address]);
  const { body } = await world.rest('orderView', { id: order.order_id ?? '' }, { token: shopper.token });
  expect(body.address.street_address).toBe(homeAddress.street_address);
});

it('[APS-02] a suburb of 200 letters is refused at its field', async () => {
  const { token } = await logIn(world);
  const address = { ...homeAddress, city: 'x'.repeat(200) };
  const { status, response } = await world.rest('addressCreate', { address }, { token });
  expect(status).toBe(400);
  expect(response.json().fields).toEqual({ 'address.city': 'This must have at most 60 characters' });
});
