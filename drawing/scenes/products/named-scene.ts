import type { Scene } from '../../engine/scene.ts';

/** A photo of a product: the name that its SKUs know it by, and what it is drawn from. */
export interface NamedScene {
  name: string;
  scene: Scene;
}
