import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './run-tool.ts';

const fixedNames = [
  'src',
  'src/graphql',
  'src/machines',
  'src/widgets',
  'codegen.ts',
  'schema.graphql',
  'locales',
  'public',
  'package.json',
  'tsconfig.json',
];

it('the names that the customer’s own tools rely on exist', () => {
  expect(fixedNames.filter((name) => !existsSync(join(projectRoot, name)))).toEqual([]);
});
