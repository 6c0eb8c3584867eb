import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { Ajv } from 'ajv';
import type { ErrorObject, KeywordDefinition, Options, ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { namedSchemas } from '../generated/rest-schemas.ts';
import { isRowKey } from '../lib/row-key.ts';

/** Properties for which a single text counts as a list of one, by `@listOfOne` of the contract (A54). */
const listsOfOne: KeywordDefinition = {
  keyword: 'listsOfOne',
  type: 'object',
  schemaType: 'array',
  before: 'properties',
  modifying: true,
  errors: false,
  validate(names: string[], data: Record<string, unknown>) {
    for (const name of names) if (typeof data[name] === 'string') data[name] = [data[name]];
    return true;
  },
};

/** In an input with more values only the first error is looked for: half a million values fit into 1 MB. */
const MAX_CHECKED_VALUES = 1_000;

function ajvFor({ coerceTypes, allErrors }: Pick<Options, 'coerceTypes' | 'allErrors'>): Ajv {
  const ajv = new Ajv({
    allErrors,
    removeAdditional: true,
    useDefaults: true,
    strict: false,
    coerceTypes,
    // The schemas are generated; a test compares them with JSON Schema, which takes too long at each start.
    meta: false,
    validateSchema: false,
  });
  ajv.addKeyword(listsOfOne);
  for (const schema of namedSchemas) ajv.addSchema(schema);
  return ajv;
}

const checkersFor = (coerceTypes: Options['coerceTypes']) => ({
  first: ajvFor({ coerceTypes, allErrors: false }),
  all: ajvFor({ coerceTypes, allErrors: true }),
});

/** Shared by every app of a process, as the contract is the same: each schema is compiled once. */
const forText = checkersFor('array');
const forBody = checkersFor(false);

function isSmall(input: unknown): boolean {
  const values = [input];
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    for (const part of Object.values(value)) if (values.push(part) > MAX_CHECKED_VALUES) return false;
  }
  return true;
}

/** Returns a check for an input's errors, null if there are none. Both validators are compiled on first use. */
function checkOf(schema: TSchema, { first, all }: typeof forBody): (input: unknown) => ErrorObject[] | null {
  let findFirst: ValidateFunction | null = null;
  let findAll: ValidateFunction | null = null;
  return (input) => {
    findFirst ??= first.compile(schema);
    if (findFirst(input)) return null;
    if (!isSmall(input)) return findFirst.errors ?? [];
    findAll ??= all.compile(schema);
    return findAll(input) ? null : (findAll.errors ?? []);
  };
}

/** Property whose content is free in the contract: models and forms check its fields themselves. */
const FREE = 'data';

/** Returns an error for each text with a zero byte, which PostgreSQL cannot store. */
function zeroBytes(value: unknown, instancePath = ''): ErrorObject[] {
  if (typeof value === 'string')
    return isRowKey(value) ? [] : [{ keyword: 'pattern', instancePath, schemaPath: '', params: {} }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === FREE ? [] : zeroBytes(part, `${instancePath}/${name}`),
  );
}

/**
 * Query and path arrive as text and are converted; a JSON body is typed, so `"2"` is not a number there. Unknown
 * properties are dropped in both, and texts of a body must not contain zero bytes. Schemas are compiled on first use.
 */
export function installSchemaValidation(app: FastifyInstance): void {
  const compiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
    const check = checkOf(schema, httpPart === 'body' ? forBody : forText);
    return (data: unknown) => {
      const problems = check(data) ?? (httpPart === 'body' ? zeroBytes(data) : []);
      return problems.length === 0 ? true : { error: problems };
    };
  };
  app.setValidatorCompiler(compiler);
}
