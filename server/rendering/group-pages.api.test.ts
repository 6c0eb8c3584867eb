import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
});
afterAll(() => world.close());

it.each([
  ['/shop', 'Shop Laser Kut Products'],
  ['/shop/laser-kut', 'Shop Slate'],
  ['/shop/slate', '<article'],
  ['/shop-christmas', 'Christmas pieces and specials'],
])(
  'the document of %s is complete, although the menu has fewer fields of the same pictures',
  async (path, part) => {
    for (const round of ['made', 'kept']) {
      const { payload } = await world.app.inject(path);
      const main = /<main.*<\/main>/s.exec(payload)?.[0] ?? '';
      expect(main, `${path} ${round}`).toContain(part);
    }
  },
);
