import type { Scene } from '../../drawing/engine/scene.ts';
import { materialSwatch, settingSwatch } from '../../drawing/engine/swatches.ts';

/**
 * What stands in a picture's place until it is there: a soft blot in the colours of its scene, as a data URI below
 * 300 bytes. Nothing is rendered for it.
 */
export function placeholderFor(scene: Scene): string {
  const subject = scene.objects.find((object) => !object.prop) ?? scene.objects[0];
  return blot(subject ? materialSwatch(subject.material) : '#999', settingSwatch(scene.setting));
}

/** The same for a picture of which only one colour (`#rrggbb`) is known. */
export function placeholderForColour(colour: string): string {
  return blot(colour, colour);
}

function blot(middle: string, rim: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg'><radialGradient id='g'><stop offset='.3' stop-color='${middle}'/>` +
    `<stop offset='1' stop-color='${rim}'/></radialGradient><rect width='100%' height='100%' fill='url(#g)'/></svg>`;
  return `data:image/svg+xml,${svg.replaceAll(/[<>#%]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}
