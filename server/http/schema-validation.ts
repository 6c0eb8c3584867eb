import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { Ajv } from 'ajv';
import type { KeywordDefinition, Options, ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { namedSchemas } from '../generated/rest-schemas.ts';

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

/** The contract is the same for every app in a process, so compiled schemas are shared. */
const forText = ajvFor('array');
const forBody = ajvFor(false);

/**
 * Query and path arrive as text and are converted; a JSON body is not, so `"2"` is not a number there.
 * Unknown properties are dropped in both. Schemas are compiled on first use.
 */
export function installSchemaValidation(app: FastifyInstance): void {
  const compiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? forBody : forText;
    let validate: ValidateFunction | null = null;
    return (data: unknown) => {
      validate ??= ajv.compile(schema);
      return validate(data) ? true : { error: validate.errors ?? [] };
    };
  };
  app.setValidatorCompiler(compiler);
}
