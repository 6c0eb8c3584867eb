import { requireUser } from '../domain/accounts/require-user.ts';
import type { AddressList } from '../generated/wire.ts';
import { mapOutcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { addressWire } from '../wire/address.ts';
import type { RestDomain } from './rest-routes.ts';

const allows: RestDomain['allows'] = {
  addressList: requireUser,
  addressCreate: requireUser,
  addressUpdate: requireUser,
  addressEnable: requireUser,
  addressDisable: requireUser,
};

/** All addresses of a user, and which of those in use is meant first. */
async function listOf({ accounts, addresses }: Services, userId: number): Promise<AddressList> {
  const list = await addresses.list(userId);
  const chosen = (await accounts.userById(userId))?.current_address_id;
  const current = list.find(({ id, enabled }) => enabled && id === chosen);
  return { data: list.map(addressWire), current_address_id: current?.id ?? null };
}

/** The addresses of whoever is logged in (APS-01), and for anybody the localities that one can have. */
export function addressesRest(services: Services): RestDomain {
  const { addresses, localities, rateLimits } = services;
  return {
    allows,
    handlers: {
      async localityList({ suburb, state, postcode }, context) {
        const refusal = await rateLimits.limit('localityList', context);
        if (refusal) return refusal;
        const known = { suburb: suburb ?? '', state: state ?? null, postcode: postcode ?? '' };
        return { data: await localities.find(known) };
      },
      async addressList(_input, { viewer }) {
        const user = requireUser(viewer);
        return user.ok ? listOf(services, user.value.userId) : user;
      },
      async addressCreate({ address }, { viewer }) {
        const user = requireUser(viewer);
        return user.ok ? mapOutcome(await addresses.create(user.value.userId, address), addressWire) : user;
      },
      async addressUpdate({ id, address }, context) {
        const user = requireUser(context.viewer);
        if (!user.ok) return user;
        const refusal = await rateLimits.limit('addressUpdate', context);
        return refusal ?? mapOutcome(await addresses.update(user.value.userId, id, address), addressWire);
      },
      async addressEnable({ id }, { viewer }) {
        const user = requireUser(viewer);
        return user.ok
          ? mapOutcome(await addresses.setEnabled(user.value.userId, id, true), addressWire)
          : user;
      },
      async addressDisable({ id }, { viewer }) {
        const user = requireUser(viewer);
        return user.ok
          ? mapOutcome(await addresses.setEnabled(user.value.userId, id, false), addressWire)
          : user;
      },
    },
  };
}
