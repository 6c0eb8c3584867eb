import type { Scene, SceneObject } from '../scene.ts';
import { sceneHash } from '../scene-hash.ts';
import { seededRandom } from '../seeded-random.ts';
import { addObject } from './objects.ts';
import { addProp } from './props.ts';
import { Workpiece } from './workpiece.ts';

/**
 * Lays out everything in a scene. Where each part is cut from its sheet depends on the objects alone, so that
 * another camera or setting shows the same parts.
 * @param blank leaves out what is made to order: engraving, print, the word a name is cut as; the parts stay
 *   the same
 * @throws Error when a shape, material, motif or prop is unknown
 */
export function assembleScene(scene: Scene, blank: boolean = false): Workpiece {
  const { objects, seed = 0 } = scene;
  const work = new Workpiece(seededRandom(`${sceneHash({ setting: 'paper', objects }, 0)} ${seed}`));
  for (const object of blank ? withoutWords(objects) : objects) addObject(work, object);
  for (const prop of scene.props ?? []) addProp(work, prop);
  return work;
}

function withoutWords(objects: readonly SceneObject[]): SceneObject[] {
  const heightOf = ({ shape }: SceneObject): number => (shape.kind === 'name-word' ? (shape.h ?? 0) : 0);
  const name = objects.reduce((tallest, object) => Math.max(tallest, heightOf(object)), 0);
  return objects
    .filter((object) => name === 0 || heightOf(object) < name)
    .map(({ engraving: _, ...object }) => object);
}
