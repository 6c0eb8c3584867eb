import { gql } from '@apollo/client';
import type { FieldNode } from 'graphql';
import { Kind } from 'graphql';
import { expect, test } from 'vitest';
import { restTable } from '../generated/rest-table.ts';
import { restRequest } from './rest-request.ts';

const document = gql`
  mutation Send($file: Upload!, $session: String) {
    cartAddonFileAdd(file: $file, session: $session) {
      id
    }
  }
`;

function requestWith(variables: Record<string, unknown>) {
  const [definition] = document.definitions;
  const field = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections[0] : null;
  const call = restTable['cartAddonFileAdd'];
  if (!call) throw new Error('the call is not in the contract');
  return restRequest(field as FieldNode, call, variables);
}

test('[HTP-03, A55] a call with a file is sent as form data, with the file last', () => {
  const file = new File(['<svg/>'], 'logo.svg');
  const { body, path } = requestWith({ file, session: 'abc' });
  expect(path).toBe('/api/v1/sell/cart/addonFile');
  expect(body).toBeInstanceOf(FormData);
  const entries = [...(body as FormData)];
  expect(entries.map(([name]) => name)).toEqual(['session', 'file']);
  expect(entries[1]?.[1]).toMatchObject({ name: 'logo.svg', size: 6 });
});

test('[HTP-03] missing arguments are left out of the form data', () => {
  const { body } = requestWith({ file: new File(['x'], 'x.png'), session: null });
  expect([...(body as FormData).keys()]).toEqual(['file']);
});

test('no call has the cart’s session key in its URL, which histories and logs keep', () => {
  const inUrls = Object.entries(restTable).filter(
    ([, { method, arguments: names }]) => method === 'GET' && names.includes('session'),
  );
  expect(inUrls.map(([name]) => name)).toEqual([]);
});
