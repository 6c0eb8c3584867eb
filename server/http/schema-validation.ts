import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { Ajv } from 'ajv';
import type { AnySchema, KeywordDefinition, ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';

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

/** Checks by a schema that is compiled when something is checked for the first time. */
function lazily(ajv: Ajv, schema: AnySchema) {
  let validate: ValidateFunction | null = null;
  return (data: unknown) => {
    validate ??= ajv.compile(schema);
    return validate(data) ? true : { error: validate.errors ?? [] };
  };
}

/**
 * Query and path arrive as text and are converted; a JSON body says what it means, so `"2"` is not a number
 * there. Unknown properties are dropped in both.
 */
export function installSchemaValidation(app: FastifyInstance): void {
  const options = { allErrors: true, removeAdditional: true, useDefaults: true, strict: false };
  const forText = new Ajv({ ...options, coerceTypes: 'array' });
  const forBody = new Ajv({ ...options, coerceTypes: false });
  for (const ajv of [forText, forBody]) ajv.addKeyword(listsOfOne);
  const known = new Set<string>();
  const compiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
    for (const [id, shared] of Object.entries(app.getSchemas())) {
      if (known.has(id)) continue;
      known.add(id);
      forText.addSchema(shared as object, id);
      forBody.addSchema(shared as object, id);
    }
    return lazily(httpPart === 'body' ? forBody : forText, schema);
  };
  app.setValidatorCompiler(compiler);
}
