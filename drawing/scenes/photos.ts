import type { Scene } from '../engine/scene.ts';
import type { NamedScene } from './products/named-scene.ts';

/** How one photo of a product differs from its first. */
type Variation = Partial<Omit<Scene, 'objects'>> & Partial<Pick<Scene, 'objects'>>;

/**
 * A product's first photo, followed by variations of it: the same pieces, seen or arranged differently. Named
 * from `1`.
 */
export function numbered(hero: Scene, ...others: Variation[]): NamedScene[] {
  return [hero, ...others.map((other) => ({ ...hero, ...other }))].map((scene, index) => ({
    name: String(index + 1),
    scene,
  }));
}

/** A closer look from the side at a point (mm on the table, from the middle). */
export function closeUp(lookX: number = 0, lookY: number = 0, zoom: number = 2.3): Variation {
  return { zoom, look: [lookX, lookY], tilt: 46, spin: -16 };
}

/** The same objects in another setting and light. */
export function elsewhere(setting: Scene['setting'], difference: Variation = {}): Variation {
  return { setting, ...difference };
}
