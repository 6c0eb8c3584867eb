/** A field that is at hand, or a function that gives it when it is asked for, as GraphQL's default resolver does. */
type Lazy<Value> = Value | ((size: never) => Value | Promise<Value>);

type Scalar = string | number | boolean | null | undefined;

/**
 * A type of the contract as a serializer makes it: every field is there, and what costs something, or comes in several
 * sizes, may be a function. GraphQL resolves it as it stands; REST takes `plain` of it.
 */
export type WireOf<Type> = unknown extends Type
  ? Type
  : Type extends Scalar
    ? Type
    : Type extends readonly (infer Item)[]
      ? WireOf<Item>[]
      : { [Field in keyof Type]-?: Lazy<WireOf<Exclude<Type[Field], undefined>>> };

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whatever waits for nothing is settled without a promise: answers hold thousands of values. */
function settled(value: unknown): unknown {
  if (typeof value === 'function') return settled((value as (size: object) => unknown)({}));
  if (value instanceof Promise) return value.then(settled);
  if (Array.isArray(value)) {
    const items = value.map(settled);
    return items.some((item) => item instanceof Promise) ? Promise.all(items) : items;
  }
  if (!isPlainObject(value)) return value;
  const names = Object.keys(value);
  const fields = names.map((name) => settled(value[name]));
  const joined = (all: unknown[]) => Object.fromEntries(names.map((name, index) => [name, all[index]]));
  return fields.some((field) => field instanceof Promise) ? Promise.all(fields).then(joined) : joined(fields);
}

/** All fields of a wire object, each in the size that it has unless another is asked for. */
export async function plain<Type>(wire: WireOf<Type>): Promise<Type> {
  return (await settled(wire)) as Type;
}
