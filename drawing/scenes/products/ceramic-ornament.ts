import { closeUp } from '../photos.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const ornament = (
  scene: { ground: string; motif: string; tint: string },
  name: string,
  { at, turn }: { at: [number, number]; turn: number },
): SceneObject => ({
  shape: { kind: 'disc', d: 84 },
  material: 'ceramic',
  thickness: 4,
  at,
  turn,
  engraving: [
    { path: 'M-38 0A38 38 0 1 1 38 0A38 38 0 1 1 -38 0Z', size: 76, finish: 'print', colour: scene.ground },
    { motif: scene.motif, size: 43, at: [0, -5], finish: 'print', colour: scene.tint },
    { text: name, font: 'hand', size: 14, fit: 48, at: [0, 25], finish: 'print', colour: '#fdfaf2' },
    { motif: 'snowflake', size: 9, at: [-25, -18], finish: 'print', colour: '#fdfaf2' },
    { motif: 'snowflake', size: 7, at: [26, -12], finish: 'print', colour: '#fdfaf2' },
  ],
  extras: [
    { kind: 'hole', at: [0, -34], size: 4 },
    { kind: 'cord', at: [0, -34], size: 50, turn: 6, colour: 'gold' },
  ],
});

const KOALA = { ground: '#b3202f', motif: 'koala', tint: '#f1e9dc' };

const TURTLE = { ground: '#146a70', motif: 'turtle', tint: '#f0c75a' };

const ornaments: Scene = {
  setting: 'gift-wrap',
  view: 'tilted',
  light: 'window',
  objects: [
    ornament(KOALA, 'Ollie 2026', { at: [-50, 8], turn: -8 }),
    ornament(TURTLE, 'Pop 2026', { at: [52, 14], turn: 9 }),
  ],
};

/** Photos of ceramic-ornament, the main one first. */
export const ceramicOrnament: NamedScene[] = [
  { name: 'pair', scene: ornaments },
  { name: 'detail', scene: { ...ornaments, ...closeUp(-40, 4, 2) } },
  {
    name: 'setting',
    scene: {
      ...ornaments,
      setting: 'paper-sage',
      light: 'morning',
      objects: [ornament(KOALA, 'Ollie 2026', { at: [0, 0], turn: 6 })],
    },
  },
];
