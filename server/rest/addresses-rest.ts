import { requireUser } from '../domain/accounts/require-user.ts';
import { mapOutcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { addressWire } from '../wire/address.ts';
import type { RestDomain } from './rest-routes.ts';

/** The addresses of whoever is logged in (APS-01). */
export function addressesRest({ addresses }: Services): RestDomain {
  return {
    handlers: {
      async addressList(_input, { viewer }) {
        const user = requireUser(viewer);
        return user.ok ? { data: (await addresses.list(user.value.userId)).map(addressWire) } : user;
      },
      async addressCreate({ address }, { viewer }) {
        const user = requireUser(viewer);
        return user.ok ? mapOutcome(await addresses.create(user.value.userId, address), addressWire) : user;
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
