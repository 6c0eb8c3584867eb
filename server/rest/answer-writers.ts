import fastJsonStringify from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import { namedSchemas } from '../generated/rest-schemas.ts';

type Writer = (answer: unknown) => string;

const named: Record<string, Schema> = Object.fromEntries(
  namedSchemas.map((schema) => [String(Reflect.get(schema, '$id')), schema as Schema]),
);
const writers = new WeakMap<object, Writer>();

/**
 * Writes answers by a schema of the contract, in which nothing stands that it does not name. Compiled for the first answer
 * and not at the start, and for all apps of the process.
 */
export function writerOf(schema: object): Writer {
  return writers.getOrInsertComputed(schema, () => fastJsonStringify(schema as Schema, { schema: named }));
}
