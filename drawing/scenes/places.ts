import type { Art, Scene, SceneObject } from '../engine/scene.ts';

/** The workshop's bench after a morning of cutting. */
const bench: Scene = {
  setting: 'bench',
  zoom: 1.25,
  view: 'three-quarter',
  light: 'morning',
  objects: [
    {
      shape: { kind: 'rect', w: 300, h: 210 },
      material: 'plywood',
      thickness: 4,
      turn: -7,
      cutouts: [
        { motif: 'kookaburra', size: 84, at: [-82, -36] },
        { motif: 'turtle', size: 80, at: [12, -40] },
        { motif: 'banksia', size: 78, at: [98, -40] },
        { text: 'Kerf & Grain', font: 'script', size: 36, at: [0, 58] },
      ],
    },
    {
      shape: { kind: 'motif', motif: 'turtle', w: 79 },
      material: 'plywood',
      thickness: 4,
      at: [-186, 62],
      turn: -30,
    },
    {
      shape: { kind: 'motif', motif: 'kookaburra', w: 83 },
      material: 'plywood',
      thickness: 4,
      at: [190, 82],
      turn: 14,
    },
    {
      shape: { kind: 'disc', d: 90 },
      material: 'walnut',
      at: [-176, -72],
      engraving: [{ motif: 'compass', size: 62 }],
    },
    { shape: { kind: 'jar' }, material: 'glass', second: 'cork', at: [168, -120] },
  ],
  props: [
    { kind: 'offcuts', at: [-60, 150] },
    { kind: 'pencils', at: [80, 156], turn: 4, colour: 'red' },
    { kind: 'twine', at: [-80, -160] },
  ],
};

const CELL = 26;

/** The honeycomb bed under a sheet while it is cut: `columns` by `rows` cells, as path data about 0,0. */
function honeycomb(columns: number, rows: number): string {
  const cells: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (column - (columns - 1) / 2 + (row % 2 ? 0.25 : -0.25)) * CELL;
      const y = (row - (rows - 1) / 2) * CELL * 0.866;
      const corners = [0, 1, 2, 3, 4, 5].map((i) => {
        const angle = (Math.PI / 3) * (i + 0.5);
        const reach = CELL * 0.51;
        return `${(x + Math.cos(angle) * reach).toFixed(2)} ${(y + Math.sin(angle) * reach).toFixed(2)}`;
      });
      cells.push(`M${corners.join('L')}Z`);
    }
  return cells.join('');
}

const slug = (motif: string, w: number, at: [number, number], turn: number): SceneObject => ({
  shape: { kind: 'motif', motif, w },
  material: 'plywood',
  thickness: 4,
  at: [...at, 15],
  turn,
});

const wall = (w: number, h: number, at: [number, number]): SceneObject => ({
  shape: { kind: 'rounded-rect', w, h, r: 6 },
  material: 'coated-#2b3038',
  thickness: 74,
  at,
});

/** The machine with its lid up: the freshly cut sheet, and the pieces that fell out of it. */
const lid: Scene = {
  setting: 'bench',
  tilt: 52,
  light: 'morning',
  zoom: 1.5,
  look: [-10, 30],
  spin: -9,
  objects: [
    { shape: { kind: 'rect', w: 700, h: 480 }, material: 'black-steel', thickness: 6 },
    {
      shape: { kind: 'rect', w: 640, h: 420 },
      material: 'aluminium',
      thickness: 6,
      at: [0, 0, 7],
      cutouts: [{ path: honeycomb(24, 18), size: 600 }],
    },
    wall(740, 34, [0, 252]),
    wall(34, 470, [-353, 0]),
    wall(34, 470, [353, 0]),
    wall(740, 34, [0, -252]),
    {
      shape: { kind: 'rect', w: 380, h: 250 },
      material: 'plywood',
      thickness: 4,
      at: [-30, 40, 14],
      turn: -4,
      cutouts: [
        { motif: 'gum-leaf', size: 74, at: [-128, -66], turn: 20 },
        { motif: 'gum-leaf', size: 74, at: [-58, -72], turn: -28 },
        { motif: 'wattle', size: 78, at: [34, -64] },
        { motif: 'banksia', size: 82, at: [128, -60] },
        { text: 'Jarrah St', font: 'script', size: 66, fit: 300, at: [-6, 58] },
      ],
    },
    slug('gum-leaf', 73, [232, 96], 64),
    slug('gum-leaf', 73, [196, 156], -20),
    slug('banksia', 81, [252, -20], 30),
    {
      shape: { kind: 'rect', w: 690, h: 26 },
      material: 'brushed-steel',
      thickness: 18,
      at: [0, -128, 66],
    },
    {
      shape: { kind: 'rounded-rect', w: 66, h: 74, r: 8 },
      material: 'coated-#17181a',
      thickness: 62,
      at: [146, -118, 46],
      engraving: [{ motif: 'laser-burst', size: 34, finish: 'print', colour: '#e4002b' }],
    },
    {
      shape: { kind: 'rounded-rect', w: 720, h: 400, r: 12 },
      material: 'tinted-#8a4a17',
      thickness: 6,
      pose: 'lean',
      lean: 24,
      at: [0, -262, 78],
      prop: true,
    },
    {
      shape: { kind: 'rounded-rect', w: 720, h: 26, r: 6 },
      material: 'coated-#2b3038',
      thickness: 12,
      pose: 'lean',
      lean: 24,
      at: [0, -266, 74],
      prop: true,
    },
  ],
  props: [
    { kind: 'offcuts', at: [-250, 330], scale: 1.5 },
    { kind: 'offcuts', at: [210, 340], scale: 1.3, turn: 70 },
  ],
};

const raw = (at: [number, number, number], turn: number): SceneObject => ({
  shape: { kind: 'slab', w: 100, h: 100 },
  material: 'slate',
  thickness: 6,
  at,
  turn,
});

/** Raw slate, and finished slate. */
const slates: Scene = {
  setting: 'bench',
  view: 'three-quarter',
  light: 'morning',
  zoom: 1.12,
  objects: [
    raw([-168, -50, 0], 12),
    raw([-165, -54, 6.4], -7),
    raw([-170, -49, 12.8], 20),
    raw([-166, -52, 19.2], 3),
    raw([-169, -50, 25.6], -14),
    {
      shape: { kind: 'slab', w: 290, h: 190 },
      material: 'slate',
      thickness: 7,
      at: [58, 6],
      turn: -7,
      engraving: [
        { motif: 'gum-sprig', size: 96, at: [-74, -6], turn: 64 },
        { text: 'Wren', font: 'formal', size: 54, at: [30, -30] },
        { text: 'Cottage', font: 'formal', size: 54, at: [50, 22] },
        { text: '1938', font: 'sans-bold', size: 12, track: 0.3, at: [46, 62] },
      ],
    },
    {
      shape: { kind: 'disc', d: 100 },
      material: 'slate',
      thickness: 6,
      at: [-150, 84],
      turn: 10,
      engraving: [{ motif: 'banksia', size: 62 }],
    },
  ],
  props: [{ kind: 'pencils', at: [110, 150], turn: 8, colour: 'charcoal' }],
};

/** A leaf engraved in a square of material. */
const sample = (
  material: string,
  at: [number, number],
  turn: number,
  art: Partial<Art> = {},
): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 96, h: 96, r: 4 },
  material,
  thickness: 5,
  at,
  turn,
  engraving: [{ motif: 'gum-leaf', size: 64, turn: -24, ...art }],
});

/** The same leaf engraved in six materials. */
const samples: Scene = {
  setting: 'bench',
  view: 'three-quarter',
  light: 'window',
  zoom: 1.12,
  objects: [
    sample('slate', [-112, -58], -4),
    sample('walnut', [0, -62], 3),
    sample('leather-tan', [112, -56], -2),
    sample('cork', [-116, 52], 2),
    sample('brushed-steel', [-2, 50], -3),
    sample('bamboo', [114, 56], 5),
  ],
};

/** Offcuts of a sheet, and what is made from it: leaves, key rings, a bookmark. */
const offcuts: Scene = {
  setting: 'dark-timber',
  view: 'three-quarter',
  light: 'morning',
  zoom: 1.1,
  objects: [
    {
      shape: { kind: 'rect', w: 250, h: 170 },
      material: 'plywood',
      thickness: 4,
      at: [-70, -30],
      turn: -9,
      cutouts: [
        { text: 'O', font: 'display-bold', size: 150, at: [-66, 8] },
        { text: 'G', font: 'display-bold', size: 150, at: [62, 8] },
      ],
    },
    {
      shape: { kind: 'bookmark', w: 34, h: 140 },
      material: 'plywood',
      thickness: 3,
      at: [142, -30],
      turn: 16,
      engraving: [{ motif: 'wattle', size: 26, at: [0, 14] }],
    },
    {
      shape: { kind: 'motif', motif: 'gum-leaf', w: 62 },
      material: 'plywood',
      thickness: 4,
      at: [-150, 108],
      turn: 30,
    },
    {
      shape: { kind: 'motif', motif: 'gum-leaf', w: 54 },
      material: 'walnut',
      thickness: 4,
      at: [-74, 124],
      turn: -36,
    },
    {
      shape: { kind: 'motif', motif: 'banksia', w: 60 },
      material: 'plywood',
      thickness: 4,
      at: [16, 118],
      turn: 12,
    },
    {
      shape: { kind: 'disc', d: 46 },
      material: 'plywood',
      thickness: 4,
      at: [96, 96],
      engraving: [{ motif: 'star', size: 28 }],
    },
    {
      shape: { kind: 'motif', motif: 'gum-leaf', w: 58 },
      material: 'plywood',
      thickness: 4,
      at: [188, 84],
      turn: 80,
    },
  ],
  props: [{ kind: 'offcuts', at: [196, -120] }],
};

/** Pictures of the workshop by name, for pages about it. */
export const PLACES: Record<string, Scene> = { bench, lid, slates, samples, offcuts };
