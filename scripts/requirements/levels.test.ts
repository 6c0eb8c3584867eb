import { expect, it } from 'vitest';
import { levelsOf, mayProve } from './levels.ts';

it.each([
  ['src/lib/money.test.ts', '', ['U']],
  ['server/domain/carts/rules.test.ts', '', ['U']],
  ['src/app/frame.test.tsx', '', ['C']],
  ['src/app/use-clock.test.ts', "import { renderHook } from '@testing-library/react';", ['C']],
  ['src/app/frame.test.ts', "import { renderScreen } from '../test/render.tsx';", ['C']],
  ['server/rest/cart.api.test.ts', '', ['A']],
  ['src/machines/cart/cart.model.test.ts', '', ['M']],
  ['tests/model/two-tabs.spec.ts', '', ['E']],
  ['tests/e2e/cart.spec.ts', '', ['E']],
  ['tests/e2e/start.spec.ts', '', ['E', 'A']],
  ['scripts/generate.test.ts', '', ['B']],
  ['drawing/scene.test.ts', '', []],
  ['src/rest/cart.spec.ts', '', []],
])('%s %s has levels %j', (file, source, levels) => {
  expect(levelsOf(file, source)).toEqual(levels);
});

it('a test with more real parts may replace one with fewer, never the other way round', () => {
  const letters = ['U', 'C', 'A', 'E', 'M', 'B'] as const;
  const pairs = letters.flatMap((test) =>
    letters.filter((line) => mayProve(test, line)).map((line) => test + line),
  );
  expect(pairs.sort()).toEqual(['AA', 'AU', 'BB', 'CC', 'CU', 'EB', 'EC', 'EE', 'EU', 'MM', 'MU', 'UU']);
});
