import type { Scene } from '../engine/scene.ts';
import { strip, tile } from './category-tiles.ts';

/** A picture for each section of `/shop-christmas`, by its slug. */
export const SEASONAL_TILES: Record<string, Scene> = {
  christmas: tile({
    material: 'vinyl-#1d4a3a',
    light: 'window',
    above: [strip('satin-red', -160, 122, 12, 240, 18), strip('satin-red', 162, -124, 14, 240, 18)],
  }),
  'christmas-baubles': tile({ material: 'plywood', light: 'window' }),
  'christmas-table': tile({
    material: 'marble',
    light: 'window',
  }),
  'christmas-stocking-fillers': tile({
    material: 'fabric-red',
  }),
  'christmas-teachers': tile({ material: 'cork', light: 'window' }),
  'christmas-kids': tile({
    material: 'vinyl-sky',
    above: [strip('vinyl-yellow', -158, 120, -12, 130, 56), strip('vinyl-white', 160, -120, -14, 130, 56)],
  }),
  'christmas-home': tile({ material: 'oak', light: 'window' }),
  'christmas-clients': tile({
    material: 'paper-kraft',
    above: [strip('satin-red', -150, 0, 90, 400, 16)],
  }),
};
