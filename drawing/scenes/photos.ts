import type { Scene } from '../engine/scene.ts';

/** What one photo of a product does differently from its first. */
export type Variation = Partial<Omit<Scene, 'objects'>> & Partial<Pick<Scene, 'objects'>>;

/** The first photo of a product, and the others as what is different: the same pieces, seen or laid out anew. */
export function photos(hero: Scene, ...others: Variation[]): Scene[] {
  return [hero, ...others.map((other) => ({ ...hero, ...other }))];
}

/** A closer look from the side at a place (mm on the table, off the middle). */
export function closeUp(lookX: number = 0, lookY: number = 0, zoom: number = 2.3): Variation {
  return { zoom, look: [lookX, lookY], tilt: 46, spin: -16 };
}

/** The same things in another setting and light. */
export function elsewhere(setting: Scene['setting'], difference: Variation = {}): Variation {
  return { setting, ...difference };
}
