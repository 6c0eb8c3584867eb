import { GROUNDS } from '../grounds.ts';
import { closeUp } from '../photos.ts';
import { arranged } from './arranged.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const chalk = (art: Art): Art => ({ ...art, finish: 'paint', colour: '#f4f1e8' });

/** A painted board with a birch rim. */
const firstDay = (paint: string, level: string, child: string, motif: string, turn: number): SceneObject[] =>
  arranged(
    [
      { shape: { kind: 'rounded-rect', w: 330, h: 250, r: 14 }, material: 'plywood', thickness: 5 },
      {
        shape: { kind: 'rounded-rect', w: 306, h: 226, r: 8 },
        material: paint,
        thickness: 3,
        at: [0, 0, 5],
        engraving: [
          chalk({ text: 'MY FIRST DAY OF', font: 'sans-bold', size: 17, track: 0.14, at: [0, -80] }),
          chalk({ text: level, font: 'script', size: 78, fit: 170, at: [-34, -14] }),
          chalk({ motif, size: 70, at: [106, -12] }),
          chalk({ text: child, font: 'round', size: 27, fit: 250, at: [0, 52] }),
          chalk({ text: '27 JANUARY 2027', font: 'sans-bold', size: 13, track: 0.16, at: [0, 86] }),
        ],
      },
    ],
    { turn },
  );

const prep: Scene = {
  setting: GROUNDS.school,
  view: 'tilted',
  light: 'window',
  objects: firstDay('painted-#2f3d39', 'Prep', 'Nina, aged 5', 'apple', -4),
};

/** Photos of first-day-board, the main one first. */
export const firstDayBoard: NamedScene[] = [
  { name: 'chalk', scene: prep },
  {
    name: 'navy',
    scene: {
      ...prep,
      setting: GROUNDS.school,
      light: 'morning',
      objects: firstDay('painted-navy', 'Year 3', 'Tomás, aged 8', 'dinosaur', 4),
    },
  },
  { name: 'detail', scene: { ...prep, ...closeUp(20, -6, 2) } },
];
