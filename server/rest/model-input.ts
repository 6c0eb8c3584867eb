import { isRecord } from '../../src/rules/is-record.ts';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { models } from '../domain/models/models.ts';
import type { Model } from '../generated/contract-rules.ts';
import { namedSchemas } from '../generated/rest-schemas.ts';
import { validationProblems } from '../http/validation-problems.ts';
import { refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { isRowKey } from '../lib/row-key.ts';

type Data = Record<string, unknown>;

let ajv: Ajv | null = null;
const checks = new Map<string, ValidateFunction>();

/** Compiled when a model is first written, which most processes never do. */
function checkOf(input: string, isNew: boolean): ValidateFunction {
  const name = `${input} ${isNew}`;
  const known = checks.get(name);
  if (known) return known;
  ajv ??= new Ajv({ allErrors: true, strict: false, schemas: namedSchemas.map(({ ...schema }) => schema) });
  const whole = namedSchemas.find((schema) => '$id' in schema && schema.$id === input);
  const { $id: _id, ...schema } = { ...whole } as Data;
  const check = ajv.compile(isNew ? schema : { ...schema, required: [] });
  checks.set(name, check);
  return check;
}

/**
 * Validates a model's data against its input in the contract; for an existing entry, every field is optional.
 * Refusal: 400 VALIDATION_FAILED with the problems by field, including fields the input does not have.
 */
export function readModelInput(model: Model, data: unknown, isNew: boolean): Outcome<Data> {
  if (!isRecord(data))
    return refused(400, refusalText('VALIDATION_FAILED'), { data: refusalText('FIELD_NOT_AN_OBJECT') });
  const check = checkOf(models[model].input, isNew);
  const broken = Object.entries(data).filter(([, value]) => typeof value === 'string' && !isRowKey(value));
  const problems = {
    ...Object.fromEntries(broken.map(([field]) => [field, refusalText('FIELD_INVALID')])),
    ...(check(data) ? {} : validationProblems(check.errors ?? [])),
  };
  return Object.keys(problems).length > 0
    ? refused(400, refusalText('VALIDATION_FAILED'), problems)
    : success(data);
}
