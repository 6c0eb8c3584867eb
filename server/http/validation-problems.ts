import type { ErrorObject } from 'ajv';

/** What is wrong with one part of an input: an error of the schema check, from Fastify or from Ajv itself. */
export type SchemaError = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

function fieldOf({ instancePath, params }: SchemaError): string {
  const missing: unknown = params['missingProperty'];
  const path = instancePath.split('/').filter(Boolean);
  return [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
}

const typeNames: Partial<Record<string, string>> = { integer: 'a whole number', array: 'a list' };

function typeMessage(type: unknown): string {
  const name = String([type].flat()[0]);
  return `This must be ${typeNames[name] ?? `a ${name}`}`;
}

function messageOf({ keyword, params }: SchemaError): string {
  const limit = String(params['limit']);
  const messages: Record<string, string> = {
    required: 'Please fill this in',
    type: typeMessage(params['type']),
    enum: 'This is not one of the values that we know',
    maxLength: `This must have at most ${limit} characters`,
    minLength: `This must have at least ${limit} characters`,
    maximum: `This must be at most ${limit}`,
    minimum: `This must be at least ${limit}`,
    maxItems: `This must have at most ${limit} entries`,
  };
  return messages[keyword] ?? 'This is not valid';
}

/** A message for each field of an input that breaks its schema; where a part of a field is wrong, for that part. */
export function validationProblems(errors: readonly SchemaError[]): Record<string, string> {
  const problems = errors.map((error): [string, string] => [fieldOf(error), messageOf(error)]);
  const hasDeeper = (field: string) => problems.some(([other]) => other.startsWith(`${field}.`));
  return Object.fromEntries(problems.filter(([field]) => !hasDeeper(field)));
}
