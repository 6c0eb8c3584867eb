import type { Scene } from '../../engine/scene.ts';

/** A photo of a product: the name SKUs refer to it by, and the scene it is drawn from. */
export interface NamedScene {
  name: string;
  scene: Scene;
}
