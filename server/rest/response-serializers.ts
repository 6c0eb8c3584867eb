import fastJsonStringify from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';
import { namedSchemas } from '../generated/rest-schemas.ts';

type Serializer = (value: unknown) => string;
/** The parts of a contract's schema that writing depends on. */
interface Part {
  $id?: string;
  $ref?: string;
  type?: string;
  const?: unknown;
  nullable?: boolean;
  anyOf?: Part[];
  items?: Part;
  properties?: Record<string, Part>;
}

/** What a type is called whose value may be null. */
const nullableName = (name: string) => name.replace(/#?$/, 'OrNull$&');
const isNull = ({ type }: Part) => type === 'null';

/**
 * Returns a schema that writes the same JSON without a choice: where the contract has several possibilities,
 * the serializer compiles a validator for each, and runs them for every response.
 */
function withoutChoices(part: Part): Part {
  const { anyOf, items, properties } = part;
  if (anyOf) return asOne(anyOf);
  if (items) return { ...part, items: withoutChoices(items) };
  if (!properties) return part;
  const entries = Object.entries(properties).map(([name, value]) => [name, withoutChoices(value)] as const);
  return { ...part, properties: Object.fromEntries(entries) };
}

/** The one schema that writes what any of these would; where there is none, such as with `false`, the choice. */
function asOne(anyOf: Part[]): Part {
  if (anyOf.every((one) => typeof one.const === 'string')) return { type: 'string' };
  const [only, ...others] = anyOf.filter((one) => !isNull(one));
  if (only === undefined || others.length > 0 || !anyOf.some(isNull)) return { anyOf };
  const part = withoutChoices(only);
  if (part.$ref !== undefined) return { $ref: nullableName(part.$ref) };
  return part.type === undefined ? part : { ...part, nullable: true };
}

/** All types of the contract by their names, each also as one that may be null. */
const named = new Map<string, Part>(
  namedSchemas.flatMap((schema) => {
    const part = withoutChoices(schema as Part);
    const orNull = { ...part, $id: nullableName(part.$id ?? ''), nullable: true };
    return [part, orNull].map((one) => [`${one.$id}#`, one] as const);
  }),
);

/** Collects the types that a schema refers to, which alone the serializer has to look through. */
function typesIn(part: Part, found: Record<string, Schema> = {}): Record<string, Schema> {
  const { $ref, anyOf = [], items, properties = {} } = part;
  const type = $ref === undefined ? undefined : named.get($ref);
  if (type?.$id !== undefined && !(type.$id in found)) {
    found[type.$id] = type as Schema;
    typesIn(type, found);
  }
  for (const inner of [...anyOf, ...(items ? [items] : []), ...Object.values(properties)])
    typesIn(inner, found);
  return found;
}

const serializers = new WeakMap<object, Serializer>();

function compile(schema: object): Serializer {
  const part = withoutChoices(schema as Part);
  return fastJsonStringify(part as Schema, { schema: typesIn(part) });
}

/**
 * Returns a serializer for a schema of the contract, which omits everything the schema does not name.
 * Compiled on first use rather than at the start, and shared by all apps of the process.
 */
export function serializerOf(schema: object): Serializer {
  return serializers.getOrInsertComputed(schema, () => compile(schema));
}
