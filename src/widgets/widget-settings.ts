import {
  boolean,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { COLOUR_CODES } from '../components/ui/colour-code.ts';
import { aspectValues } from '../graphql/generated/contract-rules.ts';
import type { Aspect } from '../graphql/generated/contract-rules.ts';

/** Settings shared by several widgets. */

/** Required text; a number is accepted and converted. */
export const requiredText = () => pipe(union([string(), number()], 'must be words'), transform(String));

/** Text; the preset (blank by default) when not set. */
export const text = (preset = '') => optional(requiredText(), preset);

/** Text of a given form. */
export const textMatching = (form: RegExp, preset: string) =>
  optional(pipe(requiredText(), regex(form, `must look like ${preset}`)), preset);

const SWITCHES: Readonly<Record<string, boolean>> = { 1: true, 0: false, true: true, false: false };

/** On or off, also as '1' and '0'. */
export const flag = (preset = false) =>
  optional(
    pipe(
      unknown(),
      transform((value) => SWITCHES[String(value)] ?? value),
      boolean('must be on or off'),
    ),
    preset,
  );

/** Required whole number, also as digits. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  pipe(
    unknown(),
    transform((value) => (typeof value === 'string' ? Number(value) : value)),
    number('must be a number'),
    integer('must be a whole number'),
    minValue(least, `must be at least ${least}`),
    maxValue(most, `must be at most ${most}`),
  );

/** Required choice of texts or numbers; numbers also as digits. */
const choice = <const Choice extends string | number>(choices: readonly Choice[]) =>
  pipe(
    unknown(),
    transform((value) => choices.find((each) => String(each) === String(value)) ?? value),
    picklist(choices, `must be one of ${choices.join(', ')}`),
  );

/** A choice of texts or numbers; the preset when not set. */
export const oneOf = <const Choice extends string | number>(
  choices: readonly Choice[],
  preset: NoInfer<Choice>,
) => optional(choice(choices), preset);

/** An optional choice of texts or numbers. */
export const optionalOneOf = <const Choice extends string | number>(choices: readonly Choice[]) =>
  optional(choice(choices));

export const colourCode = () => optionalOneOf(COLOUR_CODES);

/** An aspect to which the host crops pictures (specification section 9), or the home slider's. */
export const aspect = (preset: Aspect) => oneOf(aspectValues, preset);

export const optionalAspect = () => optionalOneOf(aspectValues);

const imageRecord = object({
  url: string(),
  webp_url: string(),
  avif_url: string(),
  placeholder: string(),
  width: number(),
  height: number(),
  aspect: string(),
});

/** A picture by content hash, or its whole record. A name that is not a hash means a missing picture. */
export const picture = () => union([string(), imageRecord], 'must be a picture');

/** Picture records by setting name, as looked up by the host. */
export const imageHashes = () => optional(record(string(), nullable(picture())));

/** A link button; shown only with both text and link. */
export const buttonSettings = {
  button_text: text(),
  button_link: text(),
  button_colour: colourCode(),
  open_in_new_tab: flag(),
};
