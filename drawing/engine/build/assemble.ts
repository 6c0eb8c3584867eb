import type { Scene } from '../scene.ts';
import { sceneHash } from '../scene-hash.ts';
import { seededRandom } from '../seeded-random.ts';
import { addObject } from './objects.ts';
import { addProp } from './props.ts';
import { Workpiece } from './workpiece.ts';

/**
 * Lays out everything that a scene holds. Where each piece is cut from its sheet follows from the objects alone, so that
 * another camera or setting shows the same pieces.
 * @throws Error when a shape, material, motif or prop is unknown
 */
export function assembleScene(scene: Scene): Workpiece {
  const { objects, seed = 0 } = scene;
  const work = new Workpiece(seededRandom(`${sceneHash({ setting: 'paper', objects }, 0)} ${seed}`));
  for (const object of objects) addObject(work, object);
  for (const prop of scene.props ?? []) addProp(work, prop);
  return work;
}
