import fastJsonStringify from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import { namedSchemas } from '../generated/rest-schemas.ts';

type Writer = (answer: unknown) => string;

const named: Record<string, Schema> = Object.fromEntries(
  namedSchemas.map((schema) => [String(Reflect.get(schema, '$id')), schema as Schema]),
);
const writers = new WeakMap<object, Writer>();

/**
 * Returns a serializer for a schema of the contract, which omits everything the schema does not name.
 * Compiled on first use rather than at the start, and shared by all apps of the process.
 */
export function writerOf(schema: object): Writer {
  return writers.getOrInsertComputed(schema, () => fastJsonStringify(schema as Schema, { schema: named }));
}
