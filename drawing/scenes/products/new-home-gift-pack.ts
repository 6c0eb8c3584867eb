import { GROUNDS } from '../grounds.ts';
import { arranged } from './arranged.ts';
import type { Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

const BOX = { w: 210, h: 160, deep: 60, wall: 4 };

const FILLED = 45;

const CARD = 'paper-#e9e2d3';

/** A crinkled paper strip about a point: a zigzag band as one closed outline. */
function crinkle(x: number, y: number, angle: number, length: number): string {
  const steps = 7;
  const edge = (side: number): string[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const along = (i / steps - 0.5) * length;
      const across = (i % 2 ? 2.1 : -2.1) + side * 1.2;
      const px = x + along * Math.cos(angle) - across * Math.sin(angle);
      const py = y + along * Math.sin(angle) + across * Math.cos(angle);
      return `${px.toFixed(1)} ${py.toFixed(1)}`;
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}

/** Shredded kraft: three layers of strips, the same every time. */
function shreds(w: number, h: number, z: number): SceneObject[] {
  return [0, 1, 2].map((layer): SceneObject => {
    const columns = 9;
    const rows = 7;
    const strips = Array.from({ length: columns * rows }, (_, i) => {
      const sway = Math.sin((i + 1) * 12.9898 + layer * 78.233) * 43758.5453;
      const random = sway - Math.floor(sway);
      const x = (((i % columns) + 0.5) / columns - 0.5) * (w - 24) + (random - 0.5) * 22;
      const y = ((Math.floor(i / columns) + 0.5) / rows - 0.5) * (h - 22) + (((random * 7) % 1) - 0.5) * 20;
      return crinkle(x, y, ((random * 13) % 1) * Math.PI, 24 + 12 * ((random * 29) % 1));
    });
    return {
      shape: { kind: 'path', path: strips.join('') },
      material: ['paper-#b98d58', 'paper-#cda66f', 'paper-#dcbc8a'][layer] as string,
      thickness: 1.4,
      at: [0, 0, z + layer * 3],
      prop: true,
    };
  });
}

/** The box without its lid, filled to `FILLED` mm with shredded paper. */
function openBox(): SceneObject[] {
  const inner = { w: BOX.w - BOX.wall * 2, h: BOX.h - BOX.wall * 2 };
  return [
    ...[0, 90, 180, 270].map((turn): SceneObject => {
      const angle = (turn * Math.PI) / 180;
      const [wide, out] = turn % 180 === 0 ? [BOX.w, BOX.h / 2] : [BOX.h, BOX.w / 2];
      const off = out - BOX.wall;
      return {
        shape: { kind: 'rect', w: wide, h: BOX.deep },
        material: CARD,
        thickness: BOX.wall,
        pose: 'stand',
        turn,
        at: [Math.sin(angle) * off, Math.cos(angle) * off],
      };
    }),
    { shape: { kind: 'rect', w: inner.w, h: inner.h }, material: 'paper-#8d6a41', thickness: FILLED - 9 },
    ...shreds(inner.w, inner.h, FILLED - 9),
  ];
}

const board = (at: [number, number, number], turn: number): SceneObject => ({
  shape: { kind: 'board', w: 170, h: 110, r: 12 },
  material: 'acacia',
  thickness: 12,
  tone: 0.75,
  at,
  turn,
  engraving: [
    { motif: 'house', size: 30, at: [-8, -26] },
    { text: 'The Nguyens', font: 'script', size: 27, fit: 112, at: [-8, 6] },
    { text: '14 WREN STREET', font: 'sans-bold', size: 9, track: 0.14, fit: 116, at: [-8, 33] },
  ],
  extras: [{ kind: 'hole', at: [72, 0], size: 13 }],
});

const candle = (x: number, y: number): SceneObject => ({
  shape: { kind: 'candle', d: 66, h: 74 },
  material: 'glass',
  at: [x, y],
  engraving: [
    {
      text: 'HOME',
      font: 'sans-bold',
      size: 11,
      track: 0.2,
      at: [-3, 4],
      finish: 'print',
      colour: '#231a12',
    },
  ],
});

const tag = (at: [number, number, number], turn: number): SceneObject => ({
  shape: { kind: 'tag', w: 40, h: 70 },
  material: 'plywood',
  thickness: 3,
  at,
  turn,
  engraving: [
    { motif: 'heart', size: 12, at: [0, -8] },
    { text: 'Welcome', font: 'hand', size: 11, fit: 33, at: [0, 8] },
    { text: 'home', font: 'hand', size: 11, fit: 33, at: [0, 20] },
  ],
  extras: [
    { kind: 'hole', at: [0, -27], size: 4.6 },
    { kind: 'twine', at: [0, -27], size: 40 },
  ],
});

const lid: SceneObject = {
  shape: { kind: 'rounded-rect', w: BOX.w + 6, h: BOX.h + 6, r: 1.5 },
  material: CARD,
  thickness: 22,
  at: [-150, -148],
  turn: -22,
  prop: true,
};

const main: Scene = {
  setting: GROUNDS.packs,
  tilt: 42,
  light: 'window',
  objects: [
    ...arranged([...openBox(), board([0, 2, FILLED + 2], -3)], { at: [-34, 0], turn: -8 }),
    candle(120, -36),
    tag([116, 62, 0], 16),
    lid,
  ],
  props: [{ kind: 'banksia', at: [-140, 132], turn: -12, scale: 0.8 }],
};

/** Photos of new-home-gift-pack, the main one first. */
export const newHomeGiftPack: NamedScene[] = [
  { name: 'main', scene: main },
  { name: 'detail', scene: { ...main, zoom: 1.9, look: [-34, 6], tilt: 48, spin: -12, light: 'morning' } },
  {
    name: 'contents',
    scene: {
      setting: 'oak-table',
      view: 'three-quarter',
      light: 'morning',
      objects: [board([-42, 8, 0], -8), candle(86, -44), tag([92, 62, 0], 24)],
    },
  },
  {
    name: 'wrapped',
    scene: {
      setting: 'linen',
      view: 'three-quarter',
      light: 'window',
      zoom: 0.92,
      objects: [
        {
          shape: { kind: 'gift-box', w: BOX.w, h: BOX.h },
          material: CARD,
          second: 'satin-sage',
          thickness: 64,
          turn: -14,
        },
        tag([74, 38, 65.6], 30),
      ],
      props: [{ kind: 'gum-sprig', at: [-190, 112], turn: -6, scale: 0.8 }],
    },
  },
];
