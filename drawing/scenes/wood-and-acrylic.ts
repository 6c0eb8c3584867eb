import { closeUp, elsewhere, photos } from './photos.ts';
import type { Scene } from '../engine/scene.ts';

/** Wood, glass, acrylic, metals, signs: what hangs or stands. */
export const WOOD_AND_ACRYLIC: Record<string, Scene[]> = {
  'family-name-sign': photos(
    {
      setting: 'paper',
      view: 'tilted',
      light: 'window',
      objects: [
        {
          shape: { kind: 'disc', d: 300 },
          material: 'plywood',
          thickness: 6,
          engraving: [
            { border: 'double-ring', size: 284, stroke: 1.2 },
            { text: 'EST. 2019', font: 'sans-bold', size: 15, track: 0.25, at: [0, 66] },
            { motif: 'gum-sprig', size: 84, at: [0, -86], turn: 90 },
          ],
          extras: [
            { kind: 'hole', at: [0, -138], size: 8 },
            { kind: 'twine', at: [0, -138], size: 90, turn: 0 },
          ],
        },
        {
          shape: { kind: 'name-word', text: 'Nguyen', font: 'script', h: 78 },
          material: 'walnut',
          thickness: 5,
          at: [0, 2, 6],
          prop: true,
        },
      ],
      props: [{ kind: 'gum-sprig', at: [-230, 150], turn: -14, scale: 1.1 }],
    },
    closeUp(0, 0, 2.2),
    elsewhere('weatherboard', { view: 'flat', light: 'morning', props: [] }),
  ),
  'banksia-wall-art': photos(
    {
      setting: 'paper-sky',
      view: 'flat',
      objects: [
        { shape: { kind: 'disc', d: 240 }, material: 'walnut', thickness: 4, grain: 20 },
        {
          shape: { kind: 'disc', d: 240 },
          material: 'plywood',
          thickness: 4,
          at: [0, 0, 8],
          cutouts: [
            { motif: 'banksia', size: 170, at: [0, 4] },
            { motif: 'gum-leaf', size: 34, radial: { count: 12, radius: 98 } },
          ],
        },
      ],
      props: [{ kind: 'shavings', at: [150, 120], scale: 0.8 }],
    },
    closeUp(0, -10, 2.2),
    elsewhere('dark-timber', { view: 'three-quarter', light: 'blinds', props: [] }),
  ),
  'engraved-wine-glasses': photos(
    {
      setting: 'dark-timber',
      view: 'low',
      light: 'window',
      objects: [
        {
          shape: { kind: 'wine-glass' },
          material: 'glass',
          at: [-58, 0],
          engraving: [{ text: 'Mr', font: 'serif-italic', size: 26 }],
        },
        {
          shape: { kind: 'wine-glass' },
          material: 'glass',
          at: [58, 24],
          engraving: [{ text: 'Mrs', font: 'serif-italic', size: 26 }],
        },
      ],
    },
    closeUp(-40, 0, 1.9),
    elsewhere('slate-top', { view: 'front', props: [{ kind: 'candle', at: [150, -50] }] }),
  ),
  'acrylic-cake-topper': photos(
    {
      setting: 'paper-clay',
      view: 'flat',
      light: 'studio',
      objects: [
        {
          shape: { kind: 'name-word', text: 'Happy Birthday', font: 'script', h: 34 },
          material: 'acrylic-gold-mirror',
          thickness: 3,
          at: [0, -22],
        },
        {
          shape: { kind: 'name-word', text: 'Ava', font: 'script', h: 62 },
          material: 'acrylic-forest',
          thickness: 3,
          at: [0, 34],
        },
        { shape: { kind: 'rect', w: 3.4, h: 60 }, material: 'acrylic-forest', thickness: 3, at: [-22, 82] },
        { shape: { kind: 'rect', w: 3.4, h: 60 }, material: 'acrylic-forest', thickness: 3, at: [24, 82] },
      ],
      props: [{ kind: 'confetti', at: [0, 10], scale: 1.1 }],
    },
    closeUp(-10, 10, 2.2),
    elsewhere('marble-top', { view: 'tilted', light: 'window' }),
  ),
  'acrylic-night-light': photos(
    {
      setting: 'dark-timber',
      view: 'low',
      light: 'evening',
      objects: [
        {
          shape: { kind: 'arch', w: 130, h: 170 },
          material: 'acrylic-lit',
          pose: 'stand',
          at: [0, 2, 20],
          engraving: [
            { motif: 'koala', size: 78, at: [0, -18] },
            { text: 'Charlie', font: 'round', size: 24, at: [0, 50] },
            { motif: 'star', size: 9, at: [-40, -56] },
            { motif: 'star', size: 7, at: [42, -40] },
          ],
        },
        {
          shape: { kind: 'rounded-rect', w: 150, h: 56, r: 10 },
          material: 'walnut',
          thickness: 24,
          at: [0, 0],
          extras: [{ kind: 'led', at: [0, 44], size: 0.6 }],
        },
      ],
    },
    { zoom: 1.9, look: [0, 0], spin: -18 },
    elsewhere('oak-table', { light: 'window', view: 'low' }),
  ),
  'metal-business-cards': photos(
    {
      setting: 'slate-top',
      view: 'three-quarter',
      light: 'studio',
      objects: [
        {
          shape: { kind: 'rounded-rect', w: 86, h: 54, r: 3 },
          material: 'black-steel',
          thickness: 0.9,
          at: [-30, -34],
          turn: -14,
          engraving: [
            { text: 'COASTLINE', font: 'stencil', size: 10, at: [0, -6] },
            { text: 'JOINERY & FITOUT', font: 'sans', size: 3.8, track: 0.24, at: [0, 4] },
            { border: 'frame', size: 78, height: 46, stroke: 0.4 },
          ],
        },
        {
          shape: { kind: 'rounded-rect', w: 86, h: 54, r: 3 },
          material: 'brushed-steel',
          thickness: 0.9,
          at: [14, 34],
          turn: 6,
          engraving: [
            { text: 'Tahlia Moreau', font: 'serif', size: 8, at: [-12, -8] },
            { text: 'OWNER', font: 'sans-bold', size: 3.4, track: 0.25, at: [-26, 1] },
            { text: '0400 000 000', font: 'sans', size: 4.2, at: [-22, 14] },
            { motif: 'wave', size: 17, at: [27, 10] },
          ],
        },
        {
          shape: { kind: 'rounded-rect', w: 86, h: 54, r: 3 },
          material: 'brass',
          thickness: 0.9,
          at: [74, -16],
          turn: 24,
          engraving: [{ text: 'COASTLINE', font: 'stencil', size: 10 }],
        },
      ],
    },
    closeUp(0, 20, 2),
    elsewhere('bench', {
      light: 'morning',
      view: 'tilted',
      props: [{ kind: 'shavings', at: [-90, 60], scale: 0.5 }],
    }),
  ),
  'house-number-sign': photos(
    {
      setting: 'brick',
      view: 'flat',
      light: 'morning',
      objects: [
        {
          shape: { kind: 'rounded-rect', w: 320, h: 200, r: 6 },
          material: 'black-steel',
          thickness: 4,
          at: [0, 0, 14],
          extras: [{ kind: 'screws', size: 12 }],
          engraving: [
            { border: 'frame', size: 262, height: 168, stroke: 1.4 },
            { text: 'BANKSIA STREET', font: 'sans-bold', size: 18, track: 0.18, at: [0, 58] },
          ],
        },
        {
          shape: { kind: 'name-word', text: '42', font: 'display-bold', h: 130 },
          material: 'brass',
          thickness: 5,
          at: [0, -16, 18],
          prop: true,
        },
      ],
    },
    closeUp(-40, -20, 2),
    elsewhere('weatherboard', { light: 'dappled' }),
  ),
  'usb-walnut': photos(
    {
      setting: 'bench',
      view: 'three-quarter',
      light: 'morning',
      objects: [
        {
          shape: { kind: 'usb-stick' },
          material: 'walnut',
          turn: -12,
          engraving: [
            { text: 'Our Day', font: 'hand', size: 10, at: [-4, -1.5] },
            { text: '24.10.26', font: 'sans', size: 3.6, track: 0.1, at: [-4, 6] },
          ],
        },
      ],
      props: [
        { kind: 'card', at: [-46, -38], turn: 12, scale: 0.8 },
        { kind: 'gum-sprig', at: [40, -42], turn: 18, scale: 0.5 },
      ],
    },
    closeUp(6, 4, 1.9),
    elsewhere('linen', {
      view: 'tilted',
      light: 'window',
      props: [{ kind: 'ribbon', at: [-10, -40], scale: 0.5, colour: 'sage' }],
    }),
  ),
};
