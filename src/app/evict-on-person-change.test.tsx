// @vitest-environment jsdom
import { ApolloLink } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { RequireLogin } from '../features/account/RequireLogin.tsx';
import { createApolloClient } from '../graphql/client.ts';
import type { User } from '../graphql/generated/types.ts';
import { createPersonLink } from '../graphql/links/person-link.ts';
import { sessionMachine } from '../machines/session/session.machine.ts';
import { loggedInPerson } from '../machines/session/session.selectors.ts';
import type { StoredSession } from '../machines/session/session.types.ts';
import { AccountBlock } from '../routes/my-account/AccountBlock.tsx';
import { PrintTicketDocument } from '../routes/print-tickets/PrintTicket.generated.ts';
import { MyAccountDocument } from '../routes/my-account/MyAccount.generated.ts';
import { renderScreen } from '../test/render-content.tsx';
import { evictOnPersonChange } from './evict-on-person-change.ts';
import { typePolicies } from './type-policies.ts';

/** A user's session as a browser stores it; a renewed token has another `version`. */
function storedSession(person: string | null, version = 1): StoredSession {
  const claims = Buffer.from(JSON.stringify({ sub: person, version })).toString('base64url');
  const access_token = person === null ? null : `head.${claims}.sign`;
  const nothing = {
    redirect_after_login: null,
    auth_fingerprint: '',
    oauth2_state: null,
    link_active: true,
    baseURL: null,
    has_ended: false,
  };
  return { access_token, refresh_token: access_token, ...nothing };
}

const accountOf = (person: string) => ({
  userMyAccount: {
    __typename: 'AccountSummary',
    user: { __typename: 'User', id: person.length, first_name: person, last_name: null, email: null },
    credit_balance: 0,
    has_passkey: false,
    orders: [],
    order_count: 0,
    page: 1,
    page_size: 10,
  },
});

/** Ann's account block, over a host whose responses are sent by hand. */
function openAccount() {
  const silent = fromPromise<User, void>(() => new Promise(() => undefined));
  const session = createActor(sessionMachine.provide({ actors: { fetchUser: silent } }), {
    input: { stored: storedSession('Ann') },
  });
  const getPerson = () => loggedInPerson(session.getSnapshot());
  const requested: { by: string | null; respond: () => void }[] = [];
  const host = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'MyAccount') return;
        const by = getPerson();
        const respond = () => {
          observer.next({ data: accountOf(String(by)) });
          observer.complete();
        };
        requested.push({ by, respond });
      }),
  );
  const client = createApolloClient({ link: createPersonLink({ getPerson }).concat(host), typePolicies });
  evictOnPersonChange(session, client.cache);
  session.start();
  const account = (
    <RequireLogin fallback={null}>
      <AccountBlock page={1} />
    </RequireLogin>
  );
  renderScreen(account, client, { session });
  const becomes = (person: string | null, version?: number) =>
    act(async () => session.send({ type: 'session.sync', stored: storedSession(person, version) }));
  const responds = (index: number) => act(async () => requested[index]?.respond());
  return { client, requested, becomes, responds };
}

it('another person’s data are requested at once, and the former person’s data are hidden meanwhile', async () => {
  const { requested, becomes, responds } = openAccount();
  await responds(0);
  expect(await screen.findByText('Ann')).toBeTruthy();
  await becomes('Bob');
  await expect.poll(() => requested.map(({ by }) => by)).toEqual(['Ann', 'Bob']);
  expect(screen.queryByText('Ann')).toBeNull();
  await responds(1);
  expect(await screen.findByText('Bob')).toBeTruthy();
});

it('a response that arrives after a change of person is dropped and requested again', async () => {
  const { client, requested, becomes, responds } = openAccount();
  await becomes('Bob');
  await responds(0);
  expect(screen.queryByText('Ann')).toBeNull();
  expect(JSON.stringify(client.cache.extract())).not.toContain('Ann');
  await expect.poll(() => requested.map(({ by }) => by)).toEqual(['Ann', 'Bob']);
  await responds(1);
  expect(await screen.findByText('Bob')).toBeTruthy();
});

it('a logout evicts a person’s data, and personal queries are not sent without a login', async () => {
  const { client, requested, becomes, responds } = openAccount();
  await responds(0);
  await becomes(null);
  expect(client.cache.extract()).toEqual({ ROOT_QUERY: { __typename: 'Query' } });
  await expect(client.query({ query: MyAccountDocument, fetchPolicy: 'network-only' })).rejects.toThrow(
    'No user is logged in',
  );
  expect(requested.map(({ by }) => by)).toEqual(['Ann']);
});

it('data opened by the key of a mailed link is evicted too', async () => {
  const { client, becomes } = openAccount();
  const ticket = {
    query: PrintTicketDocument,
    variables: { id: 'voucher', key: null },
  };
  const voucher = {
    __typename: 'VoucherTicket' as const,
    code: 'GIFT-CODE',
    amount: 50,
    expires_on: '2029-11-25',
    is_redeemed: false,
    theme: 'Birthday',
    image: null,
    recipient_name: 'Uncle Bob',
    message: 'For your shed',
    page_url: '',
    qr_path: '',
    qr_size: 0,
  };
  client.writeQuery<unknown>({
    ...ticket,
    data: { printTicket: { __typename: 'PrintTicket', voucher, pick_up: null } },
  });
  expect(JSON.stringify(client.cache.extract())).toContain('GIFT-CODE');
  await becomes(null);
  expect(client.cache.extract()).toEqual({ ROOT_QUERY: { __typename: 'Query' } });
});

it('a response that arrives after the logout is dropped', async () => {
  const { client, becomes, responds } = openAccount();
  await becomes(null);
  await responds(0);
  expect(JSON.stringify(client.cache.extract())).not.toContain('Ann');
});

it('a renewed token of the same person keeps the account data', async () => {
  const { requested, becomes, responds } = openAccount();
  await responds(0);
  await becomes('Ann', 2);
  expect(screen.getByText('Ann')).toBeTruthy();
  expect(requested).toHaveLength(1);
});
