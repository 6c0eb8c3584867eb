import { placeholderColour } from './placeholder-colour.ts';

/** Relative luminance (WCAG) above which dark text has more contrast than light text. */
const EVEN = 0.18;

const linear = (part: string) => {
  const value = parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/**
 * How text is burnt legibly into a picture: dark on pale material, pale on dark. Pale for a placeholder
 * without a colour; the picture is then darkened.
 */
export function engravingTone(placeholder: string): 'dark' | 'pale' {
  const [red, green, blue] = placeholderColour(placeholder)?.match(/[0-9a-f]{2}/g) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return 'pale';
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return luminance > EVEN ? 'dark' : 'pale';
}
