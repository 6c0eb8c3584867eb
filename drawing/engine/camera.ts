import type { Scene, View } from './scene.ts';

/** The camera's position. Directions are in the world: x right, y away from the viewer, z up (mm). */
export interface Camera {
  x: number;
  y: number;
  z: number;
  right: readonly [number, number, number];
  up: readonly [number, number, number];
  forward: readonly [number, number, number];
  /** distance in focus */
  focus: number;
  /** the visible part of the image plane, at distance 1 */
  window: { left: number; right: number; bottom: number; top: number };
}

const TILTS: Record<View, number> = { flat: 3, tilted: 27, 'three-quarter': 50, low: 66, front: 80 };
const HALF_HEIGHT = 0.17;
const FILLED = 0.8;
const MARGIN = 1.06;

/** The camera's tilt in degrees: 0 looks straight down. */
export function tiltOf(scene: Scene): number {
  return scene.tilt ?? TILTS[scene.view ?? 'tilted'];
}

/**
 * Places the camera so that the subject fills the scene's own frame, and widens or narrows the window for
 * another aspect ratio: it crops to the middle of that frame, but never through the subject.
 * @param subject world coordinates x, y, z of the points that must be visible
 * @param ownRatio width by height of the scene's own frame @param ratio of the wanted picture
 */
export function placeCamera(
  scene: Scene,
  subject: readonly number[],
  ownRatio: number,
  ratio: number,
): Camera {
  const tilt = (tiltOf(scene) * Math.PI) / 180;
  const spin = ((scene.spin ?? 0) * Math.PI) / 180;
  const right = [Math.cos(spin), Math.sin(spin), 0] as const;
  const back = [Math.sin(spin) * Math.sin(tilt), -Math.cos(spin) * Math.sin(tilt), Math.cos(tilt)] as const;
  const up = [-Math.sin(spin) * Math.cos(tilt), Math.cos(spin) * Math.cos(tilt), Math.sin(tilt)] as const;
  const halfHeight = HALF_HEIGHT * Math.min(1, Math.sqrt(4 / 3 / ownRatio));
  const half = { w: halfHeight * ownRatio, h: halfHeight };
  const target: [number, number, number] = [subject[0] ?? 0, subject[1] ?? 0, subject[2] ?? 0];
  let distance = 1000;
  let seen = { left: 0, right: 0, bottom: 0, top: 0 };
  const at = (): [number, number, number] => [
    target[0] + back[0] * distance,
    target[1] + back[1] * distance,
    target[2] + back[2] * distance,
  ];
  const forward = [-back[0], -back[1], -back[2]] as const;
  for (let i = 0; i < 24; i++) {
    seen = extent(subject, at(), right, up, forward);
    const across = ((seen.left + seen.right) / 2) * distance;
    const updown = ((seen.bottom + seen.top) / 2) * distance;
    for (const axis of [0, 1, 2] as const) target[axis] += right[axis] * across + up[axis] * updown;
    const fill =
      Math.max((seen.right - seen.left) / (2 * half.w), (seen.top - seen.bottom) / (2 * half.h)) / FILLED;
    distance *= fill > 0 ? fill : 1;
  }
  const [lookX, lookY] = scene.look ?? [0, 0];
  target[0] += lookX * right[0] + lookY * Math.sin(spin);
  target[1] += lookX * right[1] - lookY * Math.cos(spin);
  const zoom = scene.zoom ?? 1;
  const [x, y, z] = at();
  seen = extent(subject, [x, y, z], right, up, forward);
  const own = { left: -half.w / zoom, right: half.w / zoom, bottom: -half.h / zoom, top: half.h / zoom };
  return { x, y, z, right, up, forward, focus: distance, window: fitWindow(own, seen, ratio) };
}

type Window = Camera['window'];

function extent(
  points: readonly number[],
  [cx, cy, cz]: readonly [number, number, number],
  right: Camera['right'],
  up: Camera['up'],
  forward: Camera['forward'],
): Window {
  const box: Window = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (let i = 0; i < points.length; i += 3) {
    const x = (points[i] as number) - cx;
    const y = (points[i + 1] as number) - cy;
    const z = (points[i + 2] as number) - cz;
    const depth = Math.max(1, x * forward[0] + y * forward[1] + z * forward[2]);
    const u = (x * right[0] + y * right[1] + z * right[2]) / depth;
    const v = (x * up[0] + y * up[1] + z * up[2]) / depth;
    box.left = Math.min(box.left, u);
    box.right = Math.max(box.right, u);
    box.bottom = Math.min(box.bottom, v);
    box.top = Math.max(box.top, v);
  }
  return box;
}

/**
 * The window for another aspect ratio: the middle of `own`, enlarged until it contains the subject. A subject
 * larger than the scene's own frame is a background and may be cropped.
 */
function fitWindow(own: Window, subject: Window, ratio: number): Window {
  const ownWidth = own.right - own.left;
  const ownHeight = own.top - own.bottom;
  if (Math.abs(ownWidth / ownHeight - ratio) < 0.002) return own;
  const wide = subject.right - subject.left <= ownWidth * 1.02;
  const tall = subject.top - subject.bottom <= ownHeight * 1.02;
  const across = wide
    ? inside(own.left, own.right, subject.left, subject.right)
    : middleOf(own.left, own.right);
  const updown = tall
    ? inside(own.bottom, own.top, subject.bottom, subject.top)
    : middleOf(own.bottom, own.top);
  const needWidth = (across[1] - across[0]) * MARGIN;
  const needHeight = (updown[1] - updown[0]) * MARGIN;
  const width = Math.max(Math.min(ownWidth, ownHeight * ratio), needWidth, needHeight * ratio);
  const height = width / ratio;
  const x = centre(own.left, own.right, ...across, width);
  const y = centre(own.bottom, own.top, ...updown, height);
  return { left: x - width / 2, right: x + width / 2, bottom: y - height / 2, top: y + height / 2 };
}

function inside(from: number, to: number, low: number, high: number): [number, number] {
  return [Math.min(to, Math.max(from, low)), Math.max(from, Math.min(to, high))];
}

function middleOf(from: number, to: number): [number, number] {
  return [(from + to) / 2, (from + to) / 2];
}

/** The middle of the frame, moved only as far as the subject requires. */
function centre(from: number, to: number, low: number, high: number, size: number): number {
  const middle = (from + to) / 2;
  const spare = (size - (high - low)) / 2;
  if (spare <= 0) return (low + high) / 2;
  return Math.min(Math.max(middle, high - size / 2), low + size / 2);
}
