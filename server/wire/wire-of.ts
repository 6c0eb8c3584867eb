/** A value, or a function that returns it on demand, as GraphQL's default resolver supports. */
type Lazy<Value> = Value | ((size: never) => Value | Promise<Value>);

type Scalar = string | number | boolean | null | undefined;

/**
 * A type of the contract as created by a serializer: every field is present, and one that is expensive, or
 * available in several sizes, may be a function. GraphQL resolves it directly; REST converts it with `plain`.
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

/** Resolves synchronous values without a promise, as responses contain thousands of values. */
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

/** Resolves all fields of a wire object, each in its default size. */
export async function plain<Type>(wire: WireOf<Type>): Promise<Type> {
  return (await settled(wire)) as Type;
}
