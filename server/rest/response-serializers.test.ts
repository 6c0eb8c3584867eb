import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { expect, it } from 'vitest';
import { serializerOf } from './response-serializers.ts';

const orNull = (type: TSchema) => Type.Optional(Type.Union([type, Type.Null()]));
/** A type of the contract: `success`, and a `message` that may be null. */
const acknowledgement = Type.Ref('Acknowledgement#');

const written = (schema: object, value: unknown): unknown => JSON.parse(serializerOf(schema)(value));

it('writes only the fields of the contract', () => {
  const schema = Type.Object({ done: Type.Array(acknowledgement) });
  const told = { success: true, message: null };
  expect(written(schema, { done: [{ ...told, password: 'x' }], owner: 7 })).toEqual({ done: [told] });
});

it('writes nullable values, as they are or as null, at every depth', () => {
  const schema = Type.Object({
    status: orNull(Type.Union([Type.Literal('paid'), Type.Literal('void')])),
    names: orNull(Type.Array(Type.Union([Type.String(), Type.Null()]))),
    done: orNull(acknowledgement),
    free: orNull(Type.Unknown()),
  });
  const full = {
    status: 'paid',
    names: ['Ava', null],
    done: { success: false, message: '"é"' },
    free: { any: [null, 1] },
  };
  const blank = { status: null, names: null, done: null, free: null };
  expect(written(schema, full)).toEqual(full);
  expect(written(schema, blank)).toEqual(blank);
  expect(written(schema, {})).toEqual({});
});

it('writes a response that can be false', () => {
  const schema = Type.Union([acknowledgement, Type.Literal(false)]);
  expect(written(schema, false)).toBe(false);
  expect(written(schema, { success: true })).toEqual({ success: true });
});
