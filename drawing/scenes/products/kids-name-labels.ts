import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Art, FontName, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

interface Child {
  name: string;
  font: FontName;
  motif: string;
  /** dark to pale: three vinyls for each label size */
  vinyls: readonly [string, string, string];
  ink: string;
}

const SHEET = { w: 210, h: 148 };

/** Two rows of four labels in one vinyl on a strip of the sheet. */
function strip(
  child: Child,
  vinyl: string,
  y: number,
  high: number,
  text: number,
  picture: boolean,
): SceneObject {
  const art: Art[] = [
    {
      text: child.name,
      font: child.font,
      size: text,
      fit: picture ? 30 : 40,
      at: [picture ? 5 : 0, 0],
      finish: 'print',
      colour: child.ink,
    },
  ];
  if (picture)
    art.push({ motif: child.motif, size: high * 0.36, at: [-17, 0], finish: 'print', colour: child.ink });
  return {
    shape: { kind: 'label-sheet', w: SHEET.w, h: high, r: 2.4, variant: '4x2' },
    material: vinyl,
    second: 'paper-#efe7d6',
    at: [0, y],
    engraving: art,
  };
}

/** Forty-eight labels: sixteen large, sixteen medium, sixteen slim. */
function sheet(child: Child): SceneObject[] {
  const [deep, mid, pale] = child.vinyls;
  return [
    strip(child, deep, -55.5, 37, 9.4, true),
    strip(child, mid, -18.5, 37, 9.4, true),
    strip(child, pale, 12, 24, 7.4, true),
    strip(child, deep, 36, 24, 7.4, true),
    strip(child, mid, 54.5, 13, 4.2, false),
    strip(child, pale, 67.5, 13, 4.2, false),
  ];
}

const label = (child: Child, vinyl: string, at: [number, number, number], turn: number): SceneObject => ({
  shape: { kind: 'rounded-rect', w: 60, h: 25, r: 4 },
  material: vinyl,
  thickness: 0.4,
  at,
  turn,
  engraving: [
    { text: child.name, font: child.font, size: 13, fit: 40, at: [7, 0], finish: 'print', colour: child.ink },
    { motif: child.motif, size: 14, at: [-20, 0], finish: 'print', colour: child.ink },
  ],
});

const zara: Child = {
  name: 'Zara P',
  font: 'round',
  motif: 'turtle',
  vinyls: ['vinyl-#1f4e8c', 'vinyl-#1c8aa0', 'vinyl-#5aa9d6'],
  ink: '#ffffff',
};

const noah: Child = {
  name: 'Noah K',
  font: 'slab-bold',
  motif: 'gecko',
  vinyls: ['vinyl-#1f4d37', 'vinyl-#5c7f3c', 'vinyl-#8a9a5b'],
  ink: '#ffffff',
};

const isla: Child = {
  name: 'Isla M',
  font: 'script',
  motif: 'sun',
  vinyls: ['vinyl-#d9531e', 'vinyl-#e0607e', 'vinyl-#ee9a3a'],
  ink: '#ffffff',
};

/** A lunch box with the first label on its lid. */
function lunchBox(child: Child, box: string, vinyl: string): SceneObject[] {
  return [
    { shape: { kind: 'rounded-rect', w: 150, h: 104, r: 18 }, material: box, thickness: 44 },
    {
      shape: { kind: 'rounded-rect', w: 154, h: 108, r: 20 },
      material: box,
      thickness: 12,
      at: [0, 0, 40],
      tone: 0.25,
    },
    label(child, vinyl, [0, 8, 52], -2),
  ];
}

const ocean: Scene = {
  setting: GROUNDS.labels,
  view: 'tilted',
  light: 'window',
  zoom: 1.14,
  objects: arranged(sheet(zara), { turn: -6 }),
  props: [{ kind: 'pencils', at: [0, 118], turn: -5, colour: 'sky' }],
};

/** Photos of kids-name-labels, the main one first. */
export const kidsNameLabels: NamedScene[] = [
  { name: 'ocean', scene: ocean },
  {
    name: 'bush',
    scene: {
      ...ocean,
      setting: GROUNDS.labels,
      light: 'morning',
      objects: arranged(sheet(noah), { turn: 5 }),
    },
  },
  {
    name: 'sunset',
    scene: {
      ...ocean,
      setting: GROUNDS.labels,
      light: 'studio',
      objects: arranged(sheet(isla), { turn: -4 }),
    },
  },
  { name: 'detail', scene: { ...ocean, zoom: 2.6, look: [-50, -36], tilt: 40, spin: -14, props: [] } },
  {
    name: 'setting',
    scene: {
      setting: 'oak-table',
      view: 'three-quarter',
      light: 'window',
      zoom: 0.8,
      look: [16, 16],
      objects: [
        ...arranged(lunchBox(zara, 'plastic-#dfe6e4', 'vinyl-#1c8aa0'), { at: [-40, 10], turn: -12 }),
        { shape: { kind: 'pencil' }, material: 'coated-sky', at: [30, 84], turn: -8, prop: true },
        { shape: { kind: 'pencil' }, material: 'coated-yellow', at: [44, 100], turn: -3, prop: true },
      ],
      props: [],
    },
  },
];
