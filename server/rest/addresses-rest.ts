import { requireUser } from '../domain/accounts/require-user.ts';
import type { Services } from '../services.ts';
import type { RestDomain } from './rest-routes.ts';

/** The addresses of whoever is logged in (APS-01). */
export function addressesRest({ addresses }: Services): RestDomain {
  return {
    handlers: {
      async addressList(_input, { viewer }) {
        const user = requireUser(viewer);
        return user.ok ? { data: await addresses.list(user.value.userId) } : user;
      },
      async addressCreate({ address }, { viewer }) {
        const user = requireUser(viewer);
        return user.ok ? addresses.create(user.value.userId, address) : user;
      },
      async addressEnable({ id }, { viewer }) {
        const user = requireUser(viewer);
        return user.ok ? addresses.setEnabled(user.value.userId, id, true) : user;
      },
      async addressDisable({ id }, { viewer }) {
        const user = requireUser(viewer);
        return user.ok ? addresses.setEnabled(user.value.userId, id, false) : user;
      },
    },
  };
}
