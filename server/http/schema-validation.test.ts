import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { namedSchemas } from '../generated/rest-schemas.ts';

// The host does not check this again at each start.
it('every schema of the contract is JSON Schema', () => {
  const ajv = new Ajv({ strict: false });
  const problems = namedSchemas.filter((schema) => !ajv.validateSchema({ ...schema }));
  expect(problems).toEqual([]);
});
