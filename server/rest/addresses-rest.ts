import type { UserViewer } from '../domain/accounts/require-user.ts';
import type { Address, AddressList } from '../generated/wire.ts';
import { mapOutcome } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { addressFromWire, addressUpdateFromWire, addressWire } from '../wire/address.ts';
import type { RestDomain } from './rest-routes.ts';

/** Returns all addresses of a user, and the current one if it is enabled. */
async function listOf({ accounts, addresses }: Services, userId: number): Promise<AddressList> {
  const list = await addresses.list(userId);
  const chosen = (await accounts.userById(userId))?.current_address_id;
  const current = list.find(({ id, enabled }) => enabled && id === chosen);
  return { data: list.map(addressWire), current_address_id: current?.id ?? null };
}

/** Enables or disables one of the viewer's addresses. */
async function setEnabled(
  { addresses }: Services,
  { userId }: UserViewer,
  id: number,
  enabled: boolean,
): Promise<Outcome<Address>> {
  return mapOutcome(await addresses.setEnabled(userId, id, enabled), addressWire);
}

/** The logged-in user's addresses (APS-01), and, for everyone, the localities they can be in. */
export function addressesRest(services: Services): RestDomain {
  const { addresses, localities } = services;
  return {
    handlers: {
      async localityList({ suburb, state, postcode }) {
        const known = { suburb: suburb ?? '', state: state ?? null, postcode: postcode ?? '' };
        return { data: await localities.find(known) };
      },
      addressList: (_input, { viewer }) => listOf(services, viewer.userId),
      async addressCreate({ address }, { viewer }) {
        return mapOutcome(await addresses.create(viewer.userId, addressFromWire(address)), addressWire);
      },
      async addressUpdate({ id, address }, { viewer }) {
        const update = addressUpdateFromWire(address);
        return mapOutcome(await addresses.update(viewer.userId, id, update), addressWire);
      },
      addressEnable: ({ id }, { viewer }) => setEnabled(services, viewer, id, true),
      addressDisable: ({ id }, { viewer }) => setEnabled(services, viewer, id, false),
    },
  };
}
