import { assembleScene } from './build/assemble.ts';
import { placeCamera, tiltOf } from './camera.ts';
import { addBloom, developPicture } from './develop.ts';
import { exposePicture } from './expose.ts';
import { findGround } from './ground.ts';
import { lightingFor } from './lighting.ts';
import type { Scene } from './scene.ts';
import { sceneSize } from './scene.ts';
import type { World } from './world.ts';

/** A drawn picture: 8-bit sRGB, three numbers a pixel, row by row. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a scene. The same scene, size and generator version give the same pixels on every machine.
 * @param width @param height px of the wanted picture; another ratio than the scene's own is cut out of its middle (or
 * the view is widened), never through the subject
 */
export async function renderScene(scene: Scene, width: number, height: number): Promise<Picture> {
  const work = assembleScene(scene);
  const own = sceneSize(scene);
  const camera = placeCamera(scene, work.subject, own.width / own.height, width / height);
  const pixel = (camera.window.right - camera.window.left) / width;
  const lighting = lightingFor(scene.light ?? 'window', tiltOf(scene));
  const world: World = {
    solids: await work.solids(1 / (pixel * camera.focus)),
    ground: findGround(scene.setting),
    lighting,
    lamps: work.lamps.map((lamp) => ({ ...lamp, power: lamp.power * lighting.lampGain })),
    camera,
    ...extentOf(work.subject),
    wall: wallBehind(scene, work.subject),
  };
  const light = exposePicture(world, width, height);
  if (work.lamps.length > 0) await addBloom(light, width, height, 0.12 + 0.48 * lighting.lampGain);
  return { data: developPicture(light, width, height, lighting), width, height };
}

function extentOf(subject: readonly number[]): { size: number; middleX: number; middleY: number } {
  const axis = (offset: number): [number, number] => {
    let low = Infinity;
    let high = -Infinity;
    for (let i = offset; i < subject.length; i += 3) {
      low = Math.min(low, subject[i] as number);
      high = Math.max(high, subject[i] as number);
    }
    return [low, high];
  };
  const [left, right] = axis(0);
  const [near, far] = axis(1);
  const [, high] = axis(2);
  return {
    size: Math.max(right - left, far - near, high),
    middleX: (left + right) / 2,
    middleY: (near + far) / 2,
  };
}

/** A wall stands behind the subject when the camera looks that far. */
function wallBehind(scene: Scene, subject: readonly number[]): number {
  if (tiltOf(scene) < 58) return Infinity;
  const { size } = extentOf(subject);
  let far = -Infinity;
  for (let i = 1; i < subject.length; i += 3) far = Math.max(far, subject[i] as number);
  return far + size * 0.9;
}
