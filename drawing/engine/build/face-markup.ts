import { artMarkup } from '../artwork.ts';
import type { Art } from '../scene.ts';
import { boundsOfArt } from '../art-bounds.ts';
import type { FaceMarkup } from '../solids/face-art.ts';

/** Sorts art by technique: laser-marked, metal foil, or printed, painted and stuck on. */
export function faceMarkup(art: readonly Art[]): FaceMarkup {
  const layers: FaceMarkup = { marks: '', print: '', foil: '', bounds: boundsOfArt(art) };
  for (const piece of art) {
    const finish = piece.finish ?? 'engrave';
    if (finish === 'engrave' || finish === 'deep')
      layers.marks += artMarkup({ ...piece, colour: '#fff' }, '#fff');
    else if (finish === 'foil') layers.foil += artMarkup(piece, '#d9b063');
    else layers.print += artMarkup(piece, '#26221f');
  }
  return layers;
}
