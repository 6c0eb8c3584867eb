import { Type } from 'typebox';
import type { Static } from 'typebox';
import { OVERLAY_NAMES } from '../overlay-colour.ts';
import { buttonSettings, flag, imageHashes, picture, text } from '../widget-settings.ts';

/** The settings of hero_quote (specification section 3, Hero quote widget). */
export const heroSchema = Type.Object({
  heading: text(),
  subheading: text(),
  html: text(),
  ...buttonSettings,
  overlay_colour: Type.Optional(Type.Enum(OVERLAY_NAMES)),
  text_justify: Type.Enum(['left', 'center', 'right'], { default: 'center' }),
  text_align: Type.Enum(['top', 'center', 'bottom'], { default: 'center' }),
  text_colour: Type.Optional(Type.Enum(['wht', 'blk', 'white', 'black'])),
  parallax: flag(),
  image_opacity: Type.Enum([10, 30, 50, 70, 90, 100], { default: 100 }),
  image_saturation: Type.Enum([0, 50, 100], { default: 100 }),
  background_image: Type.Optional(picture()),
  background_video: Type.Optional(
    Type.Object({ file: Type.String(), slate: Type.Optional(Type.Union([picture(), Type.Null()])) }),
  ),
  overlay_image: Type.Optional(picture()),
  image_hashes: imageHashes(),
});

export type HeroSettings = Static<typeof heroSchema>;
