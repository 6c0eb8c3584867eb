import { assembleScene } from './build/assemble.ts';
import type { EngravedFace } from './build/workpiece.ts';
import type { Camera } from './camera.ts';
import { placeCamera, tiltOf } from './camera.ts';
import { addBloom, developPicture } from './develop.ts';
import { exposePicture } from './expose.ts';
import { findGround } from './ground.ts';
import { lightingFor } from './lighting.ts';
import type { Scene } from './scene.ts';
import { sceneSize } from './scene.ts';
import type { World } from './world.ts';

/** A drawn picture: 8-bit sRGB, three numbers per pixel, row by row. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a scene. The same scene, size and engine version give the same pixels on every machine.
 * @param width @param height px of the wanted picture; another ratio than the scene's own is cropped to its
 *   middle (or the view is widened), never through the subject
 * @param blank leaves out what is made to order: the same parts in the same place, without engraving
 */
export async function renderScene(
  scene: Scene,
  width: number,
  height: number,
  blank: boolean = false,
): Promise<Picture> {
  const work = assembleScene(scene, blank);
  const { subject } = blank ? assembleScene(scene) : work;
  const camera = cameraFor(scene, subject, width / height);
  const pixel = (camera.window.right - camera.window.left) / width;
  const lighting = lightingFor(scene.light ?? 'window', tiltOf(scene));
  const world: World = {
    solids: await work.solids(1 / (pixel * camera.focus)),
    ground: findGround(scene.setting),
    lighting,
    lamps: work.lamps.map((lamp) => ({ ...lamp, power: lamp.power * lighting.lampGain })),
    camera,
    ...extentOf(subject),
    wall: wallBehind(scene, subject),
  };
  const light = exposePicture(world, width, height);
  if (work.lamps.length > 0) await addBloom(light, width, height, 0.12 + 0.48 * lighting.lampGain);
  return { data: developPicture(light, width, height, lighting), width, height };
}

/** A corner in px from the picture's top left. */
export type PictureCorner = [number, number];

/**
 * Where made-to-order text goes in a picture of a scene: the largest engraved face towards the camera or, if
 * there is none, the middle of the largest sheet.
 * @returns four corners, clockwise from the top left of the face; null when nothing faces the camera
 */
export function engravablePlane(
  scene: Scene,
  width: number,
  height: number,
): [PictureCorner, PictureCorner, PictureCorner, PictureCorner] | null {
  const { subject, faces, plainFaces } = assembleScene(scene);
  const camera = cameraFor(scene, subject, width / height);
  const seen = (points: readonly EngravedFace[]) =>
    points
      .map((face) => face.map((point) => projected(camera, point, width, height)))
      .map((corners) => ({ corners, area: areaOf(corners) }))
      .filter(({ area }) => area > 0)
      .sort((a, b) => b.area - a.area);
  const [largest] = [...seen(faces), ...seen(plainFaces)];
  if (!largest) return null;
  const [a, b, c, d] = largest.corners;
  return a && b && c && d ? [a, b, c, d] : null;
}

function cameraFor(scene: Scene, subject: readonly number[], ratio: number): Camera {
  const own = sceneSize(scene);
  return placeCamera(scene, subject, own.width / own.height, ratio);
}

function projected(
  { x, y, z, right, up, forward, window }: Camera,
  point: readonly [number, number, number],
  width: number,
  height: number,
): PictureCorner {
  const along = (axis: readonly [number, number, number]): number =>
    (point[0] - x) * axis[0] + (point[1] - y) * axis[1] + (point[2] - z) * axis[2];
  const u = along(right) / along(forward);
  const v = along(up) / along(forward);
  return [
    Math.round(((u - window.left) / (window.right - window.left)) * width),
    Math.round(((window.top - v) / (window.top - window.bottom)) * height),
  ];
}

/** In px²; negative when the corners run anticlockwise, as on a face turned away. */
function areaOf(corners: readonly PictureCorner[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as PictureCorner;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
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

/** World y of the wall behind the subject; Infinity unless the camera is tilted enough to see it. */
function wallBehind(scene: Scene, subject: readonly number[]): number {
  if (tiltOf(scene) < 58) return Infinity;
  const { size } = extentOf(subject);
  let far = -Infinity;
  for (let i = 1; i < subject.length; i += 3) far = Math.max(far, subject[i] as number);
  return far + size * 0.9;
}
