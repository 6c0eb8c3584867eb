import { describe, expect, it } from 'vitest';
import { importViolations } from './import-rules.ts';

const messages = (file: string, source: string) =>
  importViolations(file, source).map((violation) => violation.message);

describe('the storefront', () => {
  it.each([
    ['src/app/routes.tsx', "import { ShopScreen } from '../routes/shop/ShopScreen.tsx';"],
    ['src/entry.server.tsx', "import { routes } from './app/routes.tsx';"],
    ['src/routes/shop/ShopScreen.tsx', "import { widgets } from '../../widgets/registry.ts';"],
    ['src/widgets/registry.ts', "import { Quote } from './quote/Quote.tsx';"],
    ['src/page/Row.tsx', "import { widgets } from '../widgets/registry.ts';"],
    ['src/widgets/quote/Quote.tsx', "import type { WidgetProps } from '../widget.ts';"],
    ['src/features/cart/CartLine.tsx', "import { Button } from '../../components/ui/Button.tsx';"],
    ['src/features/cart/CartLine.tsx', "import { cartMachine } from '../../machines/cart/cart.machine.ts';"],
    ['src/features/cart/CartLine.tsx', "import { useCart } from '../../state/cart.ts';"],
    ['src/state/cart.ts', "import { cartMachine } from '../machines/cart/cart.machine.ts';"],
    ['src/machines/cart/cart.machine.ts', "import { setup } from 'xstate';"],
    ['src/machines/cart/cart.machine.ts', "import type { Cart } from '../../graphql/generated/types.ts';"],
    ['src/machines/cart/cart.machine.ts', "import { money } from '../../lib/money.ts';"],
    ['src/lib/money.ts', "import { currency } from '../config/site.ts';"],
    ['src/i18n/load.ts', "const load = () => import('../../locales/de.po');"],
    ['src/app/start.test.tsx', "import { createWorld } from '../../server/testkit/world.ts';"],
  ])('lets %s say %s', (file, source) => {
    expect(messages(file, source)).toEqual([]);
  });

  it.each([
    ['src/routes/shop/Shop.tsx', "import { start } from '../../app/start.ts';", 'routes may not import app'],
    [
      'src/lib/money.ts',
      "import type { Cart } from '../features/cart/cart.ts';",
      'lib may not import features',
    ],
    ['src/lib/money.ts', "export { cart } from '../features/cart/cart.ts';", 'lib may not import features'],
    [
      'src/lib/money.ts',
      "const lazy = () => import('../routes/shop/Shop.tsx');",
      'lib may not import routes',
    ],
    [
      'src/components/ui/Price.tsx',
      "import { c } from '../../graphql/client.ts';",
      'components may not import graphql',
    ],
    ['src/components/ui/Price.tsx', "import { gql } from '@apollo/client';", 'components hold no data'],
    [
      'src/widgets/quote/Quote.tsx',
      "import { Map } from '../map/Map.tsx';",
      'a widget imports no other widget',
    ],
    ['src/widgets/quote/Quote.tsx', "import { widgets } from '../registry.ts';", 'only the page renderer'],
    [
      'src/features/cart/Cart.tsx',
      "import { p } from '../product/p.ts';",
      'a feature imports no other feature',
    ],
    ['src/machines/cart/cart.machine.ts', "import { useState } from 'react';", 'a machine imports only'],
    [
      'src/machines/cart/cart.machine.ts',
      "import { a } from '../../graphql/client.ts';",
      'a machine imports only',
    ],
    [
      'src/machines/a.machine.ts',
      "import { t } from '../graphql/generated/types.ts';",
      'a machine imports only',
    ],
    ['src/lib/money.ts', "import { toCents } from '../../server/lib/money.ts';", 'nothing outside src'],
    ['src/lib/money.ts', "import { render } from '../test/render.tsx';", 'only tests import src/test'],
    ['src/oddments/a.ts', "import { a } from '../lib/a.ts';", 'no known layer'],
  ])('stops %s from saying %s', (file, source, message) => {
    expect(messages(file, source)).toEqual([expect.stringContaining(message)]);
  });
});

describe('the host', () => {
  it.each([
    ['server/rest/cart-rest.ts', "import { addLine } from '../domain/carts/cart-manager.ts';"],
    ['server/rest/rest-domains.ts', "import type { Services } from '../services.ts';"],
    ['server/domain/carts/cart-store.ts', "import { sql } from 'kysely';"],
    ['server/domain/carts/cart-store.ts', "rows = database.selectFrom('cart');"],
    ['server/domain/carts/cart-rules.ts', "import type { Selectable } from 'kysely';"],
    ['server/domain/carts/cart-manager.ts', "import { toInstant } from '../../db/columns.ts';"],
    ['server/seed/cart-seed.ts', "import { sku } from '../domain/products/sku-rules.ts';"],
    ['server/rendering/storefront.ts', "import type { render } from '../../src/entry.server.tsx';"],
    ['server/main.ts', "import { buildApp } from './app.ts';"],
    ['server/domain/carts/cart.api.test.ts', "import { sql } from 'kysely';"],
  ])('lets %s say %s', (file, source) => {
    expect(messages(file, source)).toEqual([]);
  });

  it.each([
    ['server/domain/carts/a.ts', "import { x } from '../../rest/rest-routes.ts';", 'domain may not import'],
    [
      'server/domain/carts/a.ts',
      "import type { Services } from '../../services.ts';",
      'domain may not import',
    ],
    ['server/db/columns.ts', "import { cents } from '../domain/carts/cart-rules.ts';", 'db may not import'],
    ['server/rest/a.ts', "import { openDatabase } from '../db/connection.ts';", 'through a domain'],
    ['server/rest/a.ts', "import { createServices } from '../services.ts';", 'rest may not import'],
    ['server/domain/carts/cart-manager.ts', "import { sql } from 'kysely';", 'SQL stands in a *-store.ts'],
    ['server/domain/carts/cart-manager.ts', "rows = database.selectFrom('cart');", 'a query outside'],
    ['server/domain/carts/cart-store.ts', "import pg from 'pg';", 'only server/db speaks to pg'],
    [
      'server/rendering/a.ts',
      "import { render } from '../../src/entry.server.tsx';",
      'nothing outside server',
    ],
    ['server/rest/a.ts', "import type { Money } from '../../src/lib/money.ts';", 'nothing outside server'],
    ['server/app.ts', "import { createWorld } from './testkit/world.ts';", 'only tests import the testkit'],
    ['server/oddments/a.ts', "import { a } from '../db/connection.ts';", 'no known room'],
  ])('stops %s from saying %s', (file, source, message) => {
    expect(messages(file, source)).toEqual([expect.stringContaining(message)]);
  });
});

describe('everywhere', () => {
  it('an import ends in the extension of its file', () => {
    expect(messages('src/lib/a.ts', "import { b } from './b';")).toEqual([
      expect.stringContaining('src/lib/b'),
    ]);
  });

  it('no file is a barrel', () => {
    expect(messages('src/lib/index.ts', "export { b } from './b.ts';")).toEqual([
      expect.stringContaining('barrel'),
    ]);
  });

  it('a violation stands at its line, also when the import spans several', () => {
    const source = "import {\n  a,\n} from './a.ts';\nimport {\n  b,\n} from '../app/b.ts';\n";
    expect(importViolations('src/lib/c.ts', source).map((violation) => violation.line)).toEqual([4]);
  });

  it('generated files are left alone', () => {
    expect(messages('src/features/cart/Cart.generated.ts', "import { p } from '../product/p';")).toEqual([]);
  });
});
