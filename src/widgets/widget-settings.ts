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

/** Settings that several widgets have in the same form. */

/** Words that must be there; a number is read as it is written. */
export const requiredText = () => pipe(union([string(), number()], 'must be words'), transform(String));

/** Words; blank, or as preset, unless they are written. */
export const text = (preset = '') => optional(requiredText(), preset);

/** Words of a certain form. */
export const formed = (form: RegExp, preset: string) =>
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

/** A whole number that must be there, also in digits. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  pipe(
    unknown(),
    transform((value) => (typeof value === 'string' ? Number(value) : value)),
    number('must be a number'),
    integer('must be a whole number'),
    minValue(least, `must be at least ${least}`),
    maxValue(most, `must be at most ${most}`),
  );

/** One of some words or numbers that must be there; numbers also in digits. */
const choice = <const Choice extends string | number>(choices: readonly Choice[]) =>
  pipe(
    unknown(),
    transform((value) => choices.find((each) => String(each) === String(value)) ?? value),
    picklist(choices, `must be one of ${choices.join(', ')}`),
  );

/** One of some words or numbers; the preset unless it is set. */
export const oneOf = <const Choice extends string | number>(
  choices: readonly Choice[],
  preset: NoInfer<Choice>,
) => optional(choice(choices), preset);

/** One of some words or numbers, or none. */
export const maybeOneOf = <const Choice extends string | number>(choices: readonly Choice[]) =>
  optional(choice(choices));

export const colourCode = () => maybeOneOf(COLOUR_CODES);

/** An aspect that the host cuts pictures to (specification section 9), or the home slider's. */
export const aspect = (preset: Aspect) => oneOf(aspectValues, preset);

export const maybeAspect = () => maybeOneOf(aspectValues);

const imageRecord = object({
  url: string(),
  webp_url: string(),
  avif_url: string(),
  placeholder: string(),
  width: number(),
  height: number(),
  aspect: string(),
});

/** A picture by its content hash, or its whole record. A name that is no hash is a picture that is missing. */
export const picture = () => union([string(), imageRecord], 'must be a picture');

/** The records of pictures by the name of their setting, where the host has looked them up. */
export const imageHashes = () => optional(record(string(), nullable(picture())));

/** A button that leads somewhere; shown only with both words and link. */
export const buttonSettings = {
  button_text: text(),
  button_link: text(),
  button_colour: colourCode(),
  open_in_new_tab: flag(),
};
