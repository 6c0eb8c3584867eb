import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot, runTool } from '../run-tool.ts';

interface Example {
  file: string;
  source: string;
  /** The rule it breaks; `null` when allowed. */
  rule: string | null;
}

const allowed = (file: string, source: string): Example => ({ file, source, rule: null });
const broken = (file: string, source: string, rule: string): Example => ({ file, source, rule });

const examples: Example[] = [
  allowed('src/app/start.ts', "import '../routes/shop/ShopRoute.tsx';"),
  allowed('src/routes/shop/ShopRoute.tsx', "import '../../page/PageView.tsx';"),
  allowed('src/page/PageView.tsx', "import '../widgets/registry.ts';"),
  allowed('src/widgets/registry.ts', "export const quote = () => import('./quote/Quote.tsx');"),
  allowed('src/widgets/quote/Quote.tsx', "import type { Clock } from '../clock.ts'; export type C = Clock;"),
  allowed('src/widgets/clock.ts', 'export type Clock = () => Date;'),
  allowed('src/features/cart/CartLine.tsx', "import '../../state/cart.ts';"),
  allowed('src/state/cart.ts', "import '../machines/cart/cart.machine.ts';"),
  allowed('src/machines/cart/cart.machine.ts', "import 'xstate'; import '../../lib/money.ts';"),
  allowed(
    'src/machines/cart/cart.types.ts',
    "import type { Cart } from '../../graphql/generated/types.ts'; export type C = Cart;",
  ),
  allowed('src/graphql/generated/types.ts', 'export type Cart = string; export const carts = 1;'),
  allowed('src/lib/money.ts', "import '../i18n/locale.ts';"),
  allowed('src/i18n/locale.ts', ''),
  allowed('src/lib/money.test.ts', "import '../../server/testkit/world.ts';"),
  allowed('src/test/render.tsx', "import '../app/start.ts';"),
  allowed('src/entry.server.tsx', "import './app/start.ts'; export type Render = string;"),
  allowed('server/testkit/world.ts', "import '../app.ts';"),
  allowed('server/app.ts', "import './services.ts'; import './rest/cart-rest.ts';"),
  allowed('server/services.ts', "import './domain/cart/cart-manager.ts'; export type Services = string;"),
  allowed(
    'server/rest/cart-rest.ts',
    "import type { Services } from '../services.ts'; export type S = Services;",
  ),
  allowed('server/domain/cart/cart-manager.ts', "import './cart-store.ts'; import '../../payments/pay.ts';"),
  allowed('server/domain/cart/cart-store.ts', "import 'kysely'; import '../../db/connection.ts';"),
  allowed(
    'server/domain/cart/cart-limits.ts',
    "import { maxQty } from '../../generated/contract-rules.ts'; export const most = maxQty;",
  ),
  allowed(
    'server/domain/models/shop-models.ts',
    "import type { CartInput } from '../../generated/wire.ts'; export type C = CartInput;",
  ),
  allowed(
    'server/wire/cart.ts',
    "import type { CartInput } from '../generated/wire.ts'; export type C = CartInput;",
  ),
  allowed('server/payments/pay.ts', "import '../mail/mailer.ts';"),
  allowed('server/mail/mailer.ts', "import '../lib/money.ts';"),
  allowed('server/db/connection.ts', "import 'pg'; import 'node:sqlite';"),
  allowed('server/lib/money.ts', "import '../generated/wire.ts';"),
  allowed('server/generated/wire.ts', 'export type CartInput = string;'),
  allowed('server/generated/contract-rules.ts', 'export const maxQty = 9;'),
  allowed('server/seed/products.ts', "import '../domain/cart/cart-manager.ts';"),
  allowed(
    'server/rendering/storefront.ts',
    "import type { Render } from '../../src/entry.server.tsx'; export type R = Render;",
  ),
  allowed('drawing/engine/tracer.ts', ''),

  broken('src/routes/shop/up.ts', "import '../../app/start.ts';", 'src-routes-imports-downwards'),
  broken('src/routes/shop/entry.ts', "import '../../entry.server.tsx';", 'src-routes-imports-downwards'),
  broken('src/widgets/quote/up.ts', "import '../../page/PageView.tsx';", 'src-widgets-imports-downwards'),
  broken(
    'src/lib/type.ts',
    "import type { C } from '../widgets/quote/Quote.tsx'; export type D = C;",
    'src-lib-imports-downwards',
  ),
  broken('src/lib/export.ts', "export * from '../state/cart.ts';", 'src-lib-imports-downwards'),
  broken(
    'src/lib/lazy.ts',
    "export const f = () => import('../state/cart.ts');",
    'src-lib-imports-downwards',
  ),
  broken('src/components/ui/up.ts', "import '../../graphql/client.ts';", 'src-components-imports-downwards'),
  broken(
    'src/graphql/client.ts',
    "import '../machines/cart/cart.machine.ts';",
    'src-graphql-imports-downwards',
  ),
  broken('src/components/ui/apollo.ts', "import '@apollo/client';", 'components-hold-no-data'),
  broken('src/widgets/map/other.ts', "import '../quote/Quote.tsx';", 'no-widget-imports-another'),
  broken('src/widgets/map/all.ts', "import '../registry.ts';", 'only-the-page-reads-the-registry'),
  broken('src/features/product/other.ts', "import '../cart/CartLine.tsx';", 'no-feature-imports-another'),
  broken('src/machines/cart/react.ts', "import 'react';", 'machines-know-no-app'),
  broken('src/machines/cart/client.ts', "import '../../i18n/locale.ts';", 'machines-know-no-app'),
  broken(
    'src/machines/cart/value.ts',
    "import { carts } from '../../graphql/generated/types.ts'; export const c = carts;",
    'machines-take-types-and-rules-of-the-contract-only',
  ),
  broken('src/lib/host.ts', "import '../../server/lib/money.ts';", 'src-meets-the-host-in-the-contract'),
  broken('src/lib/draw.ts', "import '../../drawing/engine/tracer.ts';", 'nothing-imports-drawing'),
  broken('src/lib/rendered.ts', "import '../test/render.tsx';", 'only-tests-import-src-test'),
  allowed('src/inspector/client/main.ts', "import '../../lib/money.ts';"),
  broken('src/entry.shop.ts', "import './inspector/client/main.ts';", 'nothing-imports-the-inspector'),
  broken('src/oddments/odd.ts', "import '../lib/money.ts';", 'src-is-in-layers'),
  broken('server/domain/cart/up.ts', "import '../../rest/cart-rest.ts';", 'server-domain-imports-downwards'),
  broken('server/domain/cart/app.ts', "import '../../app.ts';", 'server-domain-imports-downwards'),
  broken(
    'server/payments/up.ts',
    "import '../domain/cart/cart-manager.ts';",
    'server-payments-imports-downwards',
  ),
  broken('server/mail/up.ts', "import '../payments/pay.ts';", 'server-mail-imports-downwards'),
  broken('server/db/up.ts', "import '../domain/cart/cart-manager.ts';", 'server-db-imports-downwards'),
  broken('server/graphql/up.ts', "import '../rest/cart-rest.ts';", 'server-graphql-imports-downwards'),
  broken('server/rest/store.ts', "import '../domain/cart/cart-store.ts';", 'only-managers-import-stores'),
  broken('server/rest/db.ts', "import '../db/connection.ts';", 'edges-reach-the-database-through-a-manager'),
  broken('server/rest/make.ts', "import '../services.ts';", 'services-are-handed-in'),
  broken(
    'server/domain/cart/all.ts',
    "import type { Services } from '../../services.ts'; export type S = Services;",
    'managers-are-handed-what-they-need',
  ),
  broken(
    'server/domain/cart/cart-input.ts',
    "import type { CartInput } from '../../generated/wire.ts'; export type C = CartInput;",
    'domain-has-types-of-its-own',
  ),
  broken(
    'server/domain/cart/sql.ts',
    "import { sql } from 'kysely'; export const s = sql;",
    'sql-is-in-stores',
  ),
  broken('server/domain/cart/driver-store.ts', "import 'pg';", 'only-db-speaks-to-drivers'),
  broken('server/domain/cart/lite-store.ts', "import 'node:sqlite';", 'only-db-speaks-to-drivers'),
  broken(
    'server/rest/entry.ts',
    "import type { Render } from '../../src/entry.server.tsx'; export type R = Render;",
    'only-rendering-knows-the-entry',
  ),
  broken(
    'server/rendering/entry.ts',
    "import '../../src/entry.server.tsx';",
    'rendering-knows-the-entry-by-type',
  ),
  broken(
    'server/rest/src.ts',
    "import '../../src/lib/money.ts';",
    'server-meets-the-storefront-in-the-contract',
  ),
  broken('server/main.ts', "import './testkit/world.ts';", 'only-tests-import-the-testkit'),
  broken('server/oddments/odd.ts', "import '../lib/money.ts';", 'server-is-in-layers'),
  broken('drawing/engine/shop.ts', "import '../../server/lib/money.ts';", 'drawing-knows-no-shop'),
  broken('src/lib/one.ts', "import type { Two } from './two.ts'; export type One = Two;", 'no-circle'),
  allowed('src/lib/two.ts', "import type { One } from './one.ts'; export type Two = One;"),
  broken('src/app/barrel.ts', "import '../lib/index.ts';", 'no-barrels'),
  allowed('src/lib/index.ts', ''),
  broken('src/lib/lost.ts', "import './nowhere.ts';", 'imports-resolve'),
  // Not a cycle of files, but of folders.
  allowed('server/domain/order/order-manager.ts', "import '../mail/order-mail.ts';"),
  allowed('server/domain/order/order-number.ts', ''),
  allowed('server/domain/mail/order-mail.ts', "import '../order/order-number.ts';"),
  // Imports of tests do not count as cycles.
  allowed('server/domain/cart/cart-session.ts', "import '../address/address.ts';"),
  allowed('server/domain/address/address.ts', ''),
  allowed('server/domain/address/address.test.ts', "import '../cart/cart-session.ts';"),
];

describe('import rules', () => {
  const root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  interface Found {
    from: string;
    rule: { name: string };
  }
  let found: Found[] = [];
  let foldersFound: Found[] = [];

  beforeAll(async () => {
    symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
    for (const name of ['package.json', 'tsconfig.base.json'])
      symlinkSync(join(projectRoot, name), join(root, name));
    for (const { file, source } of examples) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `${source}\nexport {};\n`);
    }
    found = await cruise('.dependency-cruiser.mjs', ['src', 'server', 'drawing']);
    foldersFound = await cruise('.dependency-cruiser-folders.mjs', ['server/domain']);
  });

  afterAll(() => rmSync(root, { recursive: true }));

  async function cruise(config: string, folders: string[]): Promise<Found[]> {
    const args = ['--config', join(projectRoot, config), '--output-type', 'json', ...folders];
    const { output } = await runTool('depcruise', args, { root });
    return (JSON.parse(output) as { summary: { violations: Found[] } }).summary.violations;
  }

  const rulesBrokenBy = (file: string) =>
    found.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  it.each(examples.filter(({ rule }) => rule === null))('lets $file contain $source', ({ file }) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });

  it.each(examples.filter(({ rule }) => rule !== null))(
    'stops $file from containing $source ($rule)',
    ({ file, rule }) => {
      expect(rulesBrokenBy(file)).toContain(rule);
    },
  );

  it('stops folders of the domain from forming an import cycle', () => {
    expect(foldersFound.map(({ from }) => from).toSorted()).toEqual([
      'server/domain/mail',
      'server/domain/order',
    ]);
    expect(new Set(foldersFound.map(({ rule }) => rule.name))).toEqual(
      new Set(['no-circle-of-domain-folders']),
    );
  });
});
