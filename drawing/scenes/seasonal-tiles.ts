import type { Scene } from '../engine/scene.ts';
import { strip, tile } from './category-tiles.ts';

/** A picture for each aisle of `/shop-christmas`, by its slug. */
export const SEASONAL_TILES: Record<string, Scene> = {
  christmas: tile({
    name: 'Christmas',
    material: 'vinyl-#1d4a3a',
    motif: 'christmas-tree',
    finish: 'print',
    colour: '#f3ece2',
    light: 'dappled',
    above: [strip('satin-red', -160, 122, 12, 240, 18), strip('satin-red', 162, -124, 14, 240, 18)],
  }),
  'christmas-baubles': tile({ name: 'Baubles', material: 'plywood', motif: 'bauble', font: 'script' }),
  'christmas-table': tile({
    name: 'The Table',
    material: 'marble',
    motif: 'candle',
    font: 'serif-bold',
    finish: 'foil',
    light: 'window',
  }),
  'christmas-stocking-fillers': tile({
    name: 'Stocking Fillers',
    material: 'fabric-red',
    motif: 'snowflake',
    finish: 'print',
    colour: '#f8f3ea',
  }),
  'christmas-teachers': tile({ name: 'Teachers', material: 'cork', motif: 'apple', font: 'hand' }),
  'christmas-kids': tile({
    name: 'Kids',
    material: 'vinyl-sky',
    motif: 'reindeer',
    finish: 'print',
    colour: '#6e2f1a',
    font: 'round',
    above: [strip('vinyl-yellow', -158, 120, -12, 130, 56), strip('vinyl-white', 160, -120, -14, 130, 56)],
  }),
  'christmas-home': tile({ name: 'The Home', material: 'oak', motif: 'holly', light: 'dappled' }),
  'christmas-clients': tile({
    name: 'Clients',
    material: 'paper-kraft',
    motif: 'gift',
    finish: 'print',
    colour: '#5a2f17',
    font: 'serif-bold',
    above: [strip('satin-red', -150, 0, 90, 400, 16)],
  }),
};
