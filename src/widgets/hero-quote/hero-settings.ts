import { nullable, object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { OVERLAY_NAMES } from '../overlay-colour.ts';
import {
  buttonSettings,
  flag,
  imageHashes,
  oneOf,
  optionalOneOf,
  picture,
  requiredText,
  text,
} from '../widget-settings.ts';

/** The settings of hero_quote (specification section 3, Hero quote widget). */
export const heroSchema = object({
  heading: text(),
  subheading: text(),
  html: text(),
  ...buttonSettings,
  overlay_colour: optionalOneOf(OVERLAY_NAMES),
  text_justify: oneOf(['left', 'center', 'right'], 'center'),
  text_align: oneOf(['top', 'center', 'bottom'], 'center'),
  text_colour: optionalOneOf(['wht', 'blk', 'white', 'black']),
  parallax: flag(),
  image_opacity: oneOf([10, 30, 50, 70, 90, 100], 100),
  image_saturation: oneOf([0, 50, 100], 100),
  background_image: optional(picture()),
  background_video: optional(object({ file: requiredText(), slate: optional(nullable(picture())) })),
  overlay_image: optional(picture()),
  image_hashes: imageHashes(),
});

export type HeroSettings = InferOutput<typeof heroSchema>;
