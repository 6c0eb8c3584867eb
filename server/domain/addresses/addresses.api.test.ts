import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopper, homeAddress } from '../../testkit/shopper.ts';
import { signIn } from '../../testkit/sign-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('[APS-01, APS-02] an address is created and listed with all its fields', async () => {
  const { token } = await signIn(world);
  const address = { ...homeAddress, display_name: 'Home', email: 'k@example.com', company: 'Kylie & Co' };
  const { status, answer } = await world.rest('addressCreate', { address }, { token });
  expect(status).toBe(200);
  const { answer: list } = await world.rest('addressList', {}, { token });
  expect(list.data).toEqual([answer]);
  expect(answer).toEqual({ id: answer.id, ...address, street_address_1: null, enabled: true });
});

it('[APS-01] a disabled address stays in the list, marked, and can be enabled again', async () => {
  const { token, addressId } = await createShopper(world);
  const disabled = await world.rest('addressDisable', { id: addressId }, { token });
  expect(disabled.answer).toMatchObject({ id: addressId, enabled: false });
  const { answer: list } = await world.rest('addressList', {}, { token });
  expect(list.data).toMatchObject([{ id: addressId, enabled: false }]);
  const enabled = await world.rest('addressEnable', { id: addressId }, { token });
  expect(enabled.answer).toMatchObject({ id: addressId, enabled: true });
});

it('[APS-01] the same address typed again is enabled, not stored twice', async () => {
  const { token, addressId } = await createShopper(world);
  await world.rest('addressDisable', { id: addressId }, { token });
  const { answer } = await world.rest('addressCreate', { address: homeAddress }, { token });
  expect(answer).toMatchObject({ id: addressId, enabled: true });
});

it('[APS-01] nobody sees, enables or disables the addresses of another', async () => {
  const owner = await createShopper(world);
  const stranger = await signIn(world);
  const options = { token: stranger.token };
  expect((await world.rest('addressList', {}, options)).answer.data).toEqual([]);
  for (const call of ['addressDisable', 'addressEnable'] as const) {
    for (const id of [owner.addressId, 0, -1, 9_000_000_000]) {
      expect((await world.rest(call, { id }, options)).status).toBe(404);
    }
  }
  const { answer } = await world.rest('addressList', {}, { token: owner.token });
  expect(answer.data).toMatchObject([{ enabled: true }]);
});

it('[APS-01] without a login every call answers 401', async () => {
  expect((await world.rest('addressList', {})).status).toBe(401);
  expect((await world.rest('addressCreate', { address: homeAddress })).status).toBe(401);
  expect((await world.rest('addressEnable', { id: 1 })).status).toBe(401);
  expect((await world.rest('addressDisable', { id: 1 })).status).toBe(401);
});

it('[APS-01] a bad address is refused with a message at each field, and nothing is stored', async () => {
  const { token } = await signIn(world);
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
  expect((await world.rest('addressList', {}, { token })).answer.data).toEqual([]);
});

it('[APS-02] what is longer than its field takes is refused at that field', async () => {
  const { token } = await signIn(world);
  const address = { ...homeAddress, first_name: 'x'.repeat(61) };
  const { status, response } = await world.rest('addressCreate', { address }, { token });
  expect(status).toBe(400);
  expect(response.json().fields).toEqual({ 'address.first_name': 'This must have at most 60 characters' });
});
