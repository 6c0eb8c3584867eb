import { placeholderColour } from './placeholder-colour.ts';

/** From this relative luminance (WCAG) on, dark words stand out more than light ones. */
const EVEN = 0.18;

const linear = (part: string) => {
  const value = parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/**
 * How words are burnt into a picture so that they can be read: dark into pale material, pale into dark. A placeholder
 * without a colour says nothing; then they are pale, on a darkened picture.
 */
export function burntTone(placeholder: string): 'dark' | 'pale' {
  const [red, green, blue] = placeholderColour(placeholder)?.match(/[0-9a-f]{2}/g) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return 'pale';
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return luminance > EVEN ? 'dark' : 'pale';
}
