import { Type } from 'typebox';
import { COLOUR_CODES } from '../components/ui/colour-code.ts';

/** Settings that several widgets have in the same form. */

/** Words; blank unless they are written. */
export const text = () => Type.String({ default: '' });

/** On or off, also as '1' and '0'. */
export const flag = (preset = false) => Type.Boolean({ default: preset });

export const colourCode = () => Type.Optional(Type.Enum(COLOUR_CODES));

/** The aspects that the host cuts pictures to (specification section 9), and the home slider's. */
// prettier-ignore
export const ASPECTS = [
  '16x3', '16x9', '8x5', '4x3', '1x1', '3x4', '5x8', '9x16', '1920x700', 'Square', 'original',
] as const;

export const aspect = (preset: string) => Type.Enum([...ASPECTS], { default: preset });

const imageRecord = Type.Object({
  url: Type.String(),
  webp_url: Type.String(),
  avif_url: Type.String(),
  placeholder: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
  aspect: Type.String(),
});

/** A picture by its content hash, or its whole record. A name that is no hash is a picture that is missing. */
export const picture = () => Type.Union([Type.String(), imageRecord]);

/** The records of pictures by the name of their setting, where the host has looked them up. */
export const imageHashes = () =>
  Type.Optional(Type.Record(Type.String(), Type.Union([picture(), Type.Null()])));

/** A button that leads somewhere; shown only with both words and link. */
export const buttonSettings = {
  button_text: text(),
  button_link: text(),
  button_colour: colourCode(),
  open_in_new_tab: flag(),
};
