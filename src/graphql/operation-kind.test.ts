import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { AuthUserDocument } from '../features/account/AuthUser.generated.ts';
import { LoginDocument } from '../features/account/Login.generated.ts';
import { LoginRecoveryCodeDocument } from '../features/account/LoginRecoveryCode.generated.ts';
import { RefreshTokenDocument } from '../features/account/RefreshToken.generated.ts';
import { SendLoginLinkDocument } from '../features/account/SendLoginLink.generated.ts';
import { CartGetDocument } from '../features/cart/CartGet.generated.ts';
import { AddressListDocument } from '../features/checkout/AddressList.generated.ts';
import { OrderViewDocument } from '../features/checkout/OrderView.generated.ts';
import { OrderInvoiceDocument } from '../features/invoice/OrderInvoice.generated.ts';
import { OrdersDocument } from '../routes/back-office/Orders.generated.ts';
import { PrintTicketDocument } from '../routes/print-tickets/PrintTicket.generated.ts';
import { MyAccountDocument } from '../routes/my-account/MyAccount.generated.ts';
import { operationKind } from './operation-kind.ts';

const product = gql`
  query Product($url: String!) {
    sellProduct(url: $url) {
      id
    }
  }
`;

test('[HTP-03] a document of REST calls is distinguished from one for GraphQL, through fragments and conditions', () => {
  expect(operationKind(CartGetDocument).isRest).toBe(true);
  expect(operationKind(product).isRest).toBe(false);
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
  expect(operationKind(hidden).isRest).toBe(true);
  expect(
    operationKind(gql`
      {
        __typename
      }
    `).isRest,
  ).toBe(false);
});

test('[HTP-03] a document that mixes both is refused with its field names', () => {
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
  expect(() => operationKind(mixed).isRest).toThrow('all REST or all GraphQL: addressList, sellProductCount');
});

test('[HTP-01] login, code login, refresh and token calls are anonymous, and no others', () => {
  const token = gql`
    mutation Token {
      oauthToken(grant_type: "authorization_code", code: "c", client_id: "shop") {
        access_token
      }
    }
  `;
  const logout = gql`
    mutation Logout {
      userLogout {
        success
      }
    }
  `;
  for (const document of [LoginDocument, LoginRecoveryCodeDocument, RefreshTokenDocument, token]) {
    expect(operationKind(document).isAnonymous).toBe(true);
  }
  for (const document of [logout, SendLoginLinkDocument, CartGetDocument, product]) {
    expect(operationKind(document).isAnonymous).toBe(false);
  }
});

test('account documents are personal; those of products, carts and login mails are not', () => {
  for (const document of [MyAccountDocument, AuthUserDocument, AddressListDocument, OrdersDocument]) {
    expect(operationKind(document)).toMatchObject({ isPersonal: true, needsLogin: true });
  }
  for (const document of [CartGetDocument, product, SendLoginLinkDocument]) {
    expect(operationKind(document)).toMatchObject({ isPersonal: false, needsLogin: false });
  }
});

test('an order, its invoice and a ticket are personal, but need no login', () => {
  for (const document of [OrderViewDocument, OrderInvoiceDocument, PrintTicketDocument]) {
    expect(operationKind(document)).toMatchObject({ isPersonal: true, needsLogin: false });
  }
});
