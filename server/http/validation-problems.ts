import type { ErrorObject } from 'ajv';
import { refusalText } from '../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../lib/refusal-text.ts';

/** An error of the schema check, from Fastify or from Ajv itself. */
export type SchemaError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

function fieldOf({ instancePath, params }: SchemaError): string {
  const missing: unknown = params['missingProperty'];
  const tooMuch: unknown = params['additionalProperty'];
  const path = instancePath.split('/').filter(Boolean);
  return [...path, ...[missing, tooMuch].filter((name) => typeof name === 'string')].join('.');
}

function typeProblem(types: unknown): RefusalText {
  const type = String([types].flat()[0]);
  if (type === 'integer') return refusalText('FIELD_NOT_WHOLE');
  if (type === 'object') return refusalText('FIELD_NOT_AN_OBJECT');
  return type === 'array' ? refusalText('FIELD_NOT_A_LIST') : refusalText('FIELD_TYPE', { type });
}

function problemOf({ keyword, params }: SchemaError): RefusalText {
  const limit = String(params['limit']);
  const problems: Record<string, RefusalText> = {
    required: refusalText('FIELD_REQUIRED'),
    additionalProperties: refusalText('FIELD_UNKNOWN'),
    type: typeProblem(params['type']),
    enum: refusalText('FIELD_VALUE_UNKNOWN'),
    maxLength: refusalText('FIELD_TOO_LONG', { limit }),
    minLength: refusalText('FIELD_TOO_SHORT', { limit }),
    maximum: refusalText('FIELD_TOO_HIGH', { limit }),
    minimum: refusalText('FIELD_TOO_LOW', { limit }),
    maxItems: refusalText('FIELD_TOO_MANY', { limit }),
  };
  return problems[keyword] ?? refusalText('FIELD_INVALID');
}

/** Maximum number of problems returned; nobody reads more. */
const MAX_PROBLEMS = 50;

/**
 * Returns the problem of each field of an input that breaks its schema, from the first `MAX_PROBLEMS` errors. A
 * problem inside a field replaces that of the field itself.
 */
export function validationProblems(errors: readonly SchemaError[]): FieldRefusals {
  const problems = errors
    .slice(0, MAX_PROBLEMS)
    .map((error): [string, RefusalText] => [fieldOf(error), problemOf(error)]);
  const hasDeeper = (field: string) => problems.some(([other]) => other.startsWith(`${field}.`));
  return Object.fromEntries(problems.filter(([field]) => !hasDeeper(field)));
}
