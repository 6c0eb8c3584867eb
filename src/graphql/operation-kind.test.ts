import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { LoginDocument } from '../features/account/Login.generated.ts';
import { LoginRecoveryCodeDocument } from '../features/account/LoginRecoveryCode.generated.ts';
import { LogoutDocument } from '../features/account/Logout.generated.ts';
import { RefreshTokenDocument } from '../features/account/RefreshToken.generated.ts';
import { SendLoginLinkDocument } from '../features/account/SendLoginLink.generated.ts';
import { CartGetDocument } from '../features/cart/CartGet.generated.ts';
import { isAnonymousOperation, isRestOperation } from './rest-operation.ts';

const product = gql`
  query Product($url: String!) {
    sellProduct(url: $url) {
      id
    }
  }
`;

test('[HTP-03] a document of REST calls is told from one for GraphQL, through fragments and conditions', () => {
  expect(isRestOperation(CartGetDocument)).toBe(true);
  expect(isRestOperation(product)).toBe(false);
  const hidden = gql`
    query Hidden($shown: Boolean!) {
      __typename
      ...Calls @include(if: $shown)
    }
    fragment Calls on Query {
      addresses: addressList @skip(if: $shown) {
        data {
          id
        }
      }
    }
  `;
  expect(isRestOperation(hidden)).toBe(true);
  expect(
    isRestOperation(gql`
      {
        __typename
      }
    `),
  ).toBe(false);
});

test('[HTP-03] a document that mixes both is refused by name', () => {
  const mixed = gql`
    {
      addressList {
        data {
          id
        }
      }
      sellProductCount
    }
  `;
  expect(() => isRestOperation(mixed)).toThrow('all REST or all GraphQL: addressList, sellProductCount');
});

test('[HTP-01] login, code login, refresh and token calls are anonymous, and no others', () => {
  const token = gql`
    mutation Token {
      oauthToken(grant_type: "authorization_code", code: "c", client_id: "shop") {
        access_token
      }
    }
  `;
  for (const document of [LoginDocument, LoginRecoveryCodeDocument, RefreshTokenDocument, token]) {
    expect(isAnonymousOperation(document)).toBe(true);
  }
  for (const document of [LogoutDocument, SendLoginLinkDocument, CartGetDocument, product]) {
    expect(isAnonymousOperation(document)).toBe(false);
  }
});
