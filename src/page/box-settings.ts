import { COLOUR_CODES } from '../components/ui/colour-code.ts';
import type { ColourCode } from '../components/ui/colour-code.ts';
import type { ShopImage } from '../lib/image-url.ts';
import { isBlank } from '../widgets/widget-module.ts';
import { readEntrance } from './entrance.ts';
import type { Entrance, EntranceSettings } from './entrance.ts';

/** Unvalidated box settings of a content block or widget. */
export interface RawBox extends EntranceSettings {
  text_colour?: unknown;
  background_colour?: unknown;
  padding_top?: unknown;
  padding_bottom?: unknown;
  padding_left?: unknown;
  padding_right?: unknown;
  margin_top?: unknown;
  margin_bottom?: unknown;
  margin_left?: unknown;
  margin_right?: unknown;
  background_image?: ShopImage | null;
  background_image_fixed?: unknown;
  background_image_opacity?: unknown;
  background_image_saturation?: unknown;
  background_video?: { file: string; slate: ShopImage | null } | null;
}

/** Space (CSS length) on the four logical sides. */
export type Space = Partial<Record<'top' | 'bottom' | 'start' | 'end', string>>;

/** How a block or widget is set apart from its surroundings. */
export interface BoxSettings {
  background: ColourCode | null;
  text: ColourCode | null;
  padding: Space;
  margin: Space;
  picture: { image: ShopImage; fixed: boolean; opacity: Opacity; saturation: Saturation } | null;
  video: { file: string; slate: ShopImage | null } | null;
  entrance: Entrance | null;
}

const OPACITIES = [10, 30, 50, 70, 90, 100] as const;
const SATURATIONS = [0, 50, 100] as const;
const FULL = 100;

export type Opacity = (typeof OPACITIES)[number];
export type Saturation = (typeof SATURATIONS)[number];

/** Spacing steps from 0 to 96, each a quarter of a rem (A76). */
// prettier-ignore
export const SPACING_STEPS: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96,
];

const WIDGET_BACKGROUNDS: readonly ColourCode[] = ['wht', 'blk', 'bnd', 'suc', 'inf', 'wrn', 'dng'];
const WIDGET_TEXTS: readonly ColourCode[] = ['wht', 'blk'];

/** Colours allowed for a content block and for a widget (BLK-06). */
export const BOX_COLOURS = {
  block: { background: COLOUR_CODES, text: COLOUR_CODES },
  widget: { background: WIDGET_BACKGROUNDS, text: WIDGET_TEXTS },
} as const;

type Colours = (typeof BOX_COLOURS)[keyof typeof BOX_COLOURS];

/** The value of a setting if it is allowed; `null` when blank or not allowed. */
type Pick = <Value>(name: keyof RawBox, allowed: readonly Value[]) => Value | null;

/**
 * Reads box settings, leaving out values that are not allowed (BLK-06, BLK-08, BLK-10, BLK-13).
 * @returns the box, and a line for the owner about each value left out
 */
export function readBox(raw: RawBox, colours: Colours): { box: BoxSettings; problems: string[] } {
  const problems: string[] = [];
  const pick: Pick = (name, allowed) => {
    const written = raw[name];
    if (isBlank(written)) return null;
    const found = allowed.find((value) => String(value) === String(written));
    if (found === undefined) problems.push(`${name}: ${String(written)}`);
    return found ?? null;
  };
  const { entrance, problems: entranceProblems } = readEntrance(raw);
  const box: BoxSettings = {
    background: pick('background_colour', colours.background),
    text: pick('text_colour', colours.text),
    padding: readSpace('padding', pick),
    margin: readSpace('margin', pick),
    picture: readPicture(raw, pick),
    video: raw.background_video ?? null,
    entrance,
  };
  return { box, problems: [...problems, ...entranceProblems] };
}

function readSpace(kind: 'padding' | 'margin', pick: Pick): Space {
  const length = (name: keyof RawBox) => {
    const step = pick(name, SPACING_STEPS);
    return step === null ? undefined : `${step / 4}rem`;
  };
  return {
    top: length(`${kind}_top`),
    bottom: length(`${kind}_bottom`),
    start: length(`${kind}_left`),
    end: length(`${kind}_right`),
  };
}

function readPicture(raw: RawBox, pick: Pick): BoxSettings['picture'] {
  const opacity = pick('background_image_opacity', OPACITIES) ?? FULL;
  const saturation = pick('background_image_saturation', SATURATIONS) ?? FULL;
  if (!raw.background_image) return null;
  const fixed = ['true', '1'].includes(String(raw.background_image_fixed));
  return { image: raw.background_image, fixed, opacity, saturation };
}
