import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { Ajv } from 'ajv';
import type { ErrorObject, KeywordDefinition, Options, ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { namedSchemas } from '../generated/rest-schemas.ts';
import { isRowKey } from '../lib/row-key.ts';

/** Properties of which a text by itself counts as a list of one, by `@listOfOne` of the contract (A54). */
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

function ajvFor(coerceTypes: Options['coerceTypes']): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    removeAdditional: true,
    useDefaults: true,
    strict: false,
    coerceTypes,
  });
  ajv.addKeyword(listsOfOne);
  for (const schema of namedSchemas) ajv.addSchema(schema);
  return ajv;
}

/** The contract is the same for every app of a process: what was compiled of it once is kept. */
const forText = ajvFor('array');
const forBody = ajvFor(false);

/** What models and forms take there has fields of its own, which they check. */
const FREE = 'data';

/** The texts with a zero byte, which PostgreSQL does not store. */
function zeroBytes(value: unknown, instancePath = ''): ErrorObject[] {
  if (typeof value === 'string')
    return isRowKey(value) ? [] : [{ keyword: 'pattern', instancePath, schemaPath: '', params: {} }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === FREE ? [] : zeroBytes(part, `${instancePath}/${name}`),
  );
}

/**
 * Query and path arrive as text and are converted; a JSON body says what it means, so `"2"` is not a number
 * there. Unknown properties are dropped in both, and no text of a body has a zero byte. A schema is compiled when something is checked by it for the first time.
 */
export function installSchemaValidation(app: FastifyInstance): void {
  const compiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? forBody : forText;
    let validate: ValidateFunction | null = null;
    return (data: unknown) => {
      validate ??= ajv.compile(schema);
      const broken = validate(data) ? [] : (validate.errors ?? []);
      const problems = httpPart === 'body' ? [...broken, ...zeroBytes(data)] : broken;
      return problems.length === 0 ? true : { error: problems };
    };
  };
  app.setValidatorCompiler(compiler);
}
