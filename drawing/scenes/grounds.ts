import type { Setting } from '../engine/scene.ts';

/**
 * What the photo that lists show of a product, and those of its colours, are taken on: one ground for each material, so
 * that a page of them is calm. Other photos of a product show it where it is used.
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
