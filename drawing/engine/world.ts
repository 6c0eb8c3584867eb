import type { Camera } from './camera.ts';
import type { Ground } from './ground.ts';
import type { Lamp, Lighting } from './lighting.ts';
import type { Solid } from './solids/solid.ts';

/** Everything that is lit and visible. */
export interface World {
  solids: readonly Solid[];
  ground: Ground;
  lighting: Lighting;
  lamps: readonly Lamp[];
  camera: Camera;
  /** world y of the wall behind, or Infinity */
  wall: number;
  /** size of the subject in mm: the scale for falloff, patterns and blur */
  size: number;
  /** middle of the subject on the ground */
  middleX: number;
  middleY: number;
}

/** A ray of sight: its position, direction, and distance travelled (mm). */
export interface Ray {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
  travelled: number;
}

export function newRay(): Ray {
  return { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0, travelled: 0 };
}
