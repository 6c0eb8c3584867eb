import type { Setting } from '../engine/scene.ts';

/**
 * Backgrounds for a product's main photo and its colour variants: one per material, so that lists look calm.
 * A product's other photos show it in use.
 */
export const GROUNDS = {
  slate: 'oak-table',
  marble: 'paper-sage',
  wood: 'linen',
  bamboo: 'stone',
  cork: 'dark-timber',
  glass: 'slate-top',
  acrylic: 'paper-sage',
  clearAcrylic: 'paper-ink',
  metal: 'felt',
  leather: 'stone',
  drinkware: 'bench',
  ceramic: 'oak-table',
  labels: 'paper-sky',
  school: 'paper-sky',
  cloth: 'paper-clay',
  lanterns: 'oak-table',
  packs: 'paper-clay',
  christmas: 'christmas-wrap',
  walls: 'weatherboard',
} as const satisfies Record<string, Setting>;
