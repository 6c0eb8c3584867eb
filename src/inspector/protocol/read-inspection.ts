import * as v from 'valibot';
import type { InspectionMessage } from './messages.ts';

/** Maximum depth, more than any actor data needs; displaying it recurses once per level. */
const MAX_DEPTH = 40;
/** The last instant that `Date` supports, in milliseconds. */
const LAST_INSTANT_MS = 8.64e15;

type StateValue = string | { [state: string]: StateValue };
const stateValue: v.GenericSchema<StateValue> = v.lazy(() =>
  v.union([v.string(), v.record(v.string(), stateValue)]),
);

/** Invalid values are dropped, since the rest can be shown without them. */
const names = v.fallback(v.optional(v.array(v.string())), undefined);

const snapshot = v.object({
  status: v.optional(v.string()),
  value: v.optional(stateValue),
  context: v.optional(v.unknown()),
  output: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
  tags: names,
  accepts: names,
});

const event = v.looseObject({ type: v.string() });

const common = {
  sessionId: v.string(),
  rootId: v.optional(v.string()),
  createdAt: v.pipe(
    v.string(),
    v.check((text) => Math.abs(Number(text)) <= LAST_INSTANT_MS),
  ),
  id: v.nullable(v.pipe(v.string(), v.digits())),
  _version: v.string(),
  tab: v.optional(v.string()),
  opens: v.optional(v.string()),
};

const inspection = v.variant('type', [
  v.object({
    ...common,
    type: v.literal('@xstate.actor'),
    name: v.string(),
    parentId: v.optional(v.string()),
    definition: v.optional(v.string()),
    snapshot: v.optional(snapshot),
  }),
  v.object({ ...common, type: v.literal('@xstate.event'), sourceId: v.optional(v.string()), event }),
  v.object({
    ...common,
    type: v.literal('@xstate.snapshot'),
    event,
    snapshot,
    transitions: v.optional(v.array(v.string())),
  }),
]);

const isShallow = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inside) => isShallow(inside, left - 1)));

/** Parses an inspection event from any sender, dropping what cannot be shown; `null` for other messages. */
export function readInspection(value: unknown): InspectionMessage | null {
  const read = isShallow(value) ? v.safeParse(inspection, value) : null;
  return read?.success ? read.output : null;
}
