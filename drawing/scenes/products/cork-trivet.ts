import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

/** A star of seven points, as on the flag (Epsilon Crucis has five). */
function starCut(x: number, y: number, size: number, points: number = 7): Art {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 ? size * 0.23 : size * 0.5;
    const angle = (Math.PI * i) / points;
    return `${(x + Math.sin(angle) * reach).toFixed(2)} ${(y - Math.cos(angle) * reach).toFixed(2)}`;
  });
  return { path: `M${corners.join('L')}Z`, size: 1 };
}

const SOUTHERN_CROSS: Art[] = [
  starCut(0, -56, 32),
  starCut(-44, -10, 32),
  starCut(40, -22, 30),
  starCut(0, 58, 38),
  starCut(19, 9, 20, 5),
];

/** A long leaf outwards from a point, in degrees from upright. */
function leafCut(x: number, y: number, turn: number, length: number): Art {
  const w = length * 0.11;
  return {
    path: `M0 0C${w * 1.5} ${-length * 0.3} ${w} ${-length * 0.75} 0 ${-length}C${-w} ${-length * 0.75} ${-w * 1.5} ${-length * 0.3} 0 0Z`,
    size: 1,
    at: [x, y],
    turn,
  };
}

/** A flower spike of many round holes, in staggered rows. */
function spikeCuts(): Art[] {
  const holes: Art[] = [];
  for (let row = 0; row < 11; row++) {
    const y = -60 + row * 7;
    const half = 27 * Math.sqrt(Math.max(0, 1 - ((y + 21) / 44) ** 2));
    const count = Math.max(1, Math.floor((half * 2) / 8));
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 8;
      holes.push({ path: 'M-2.7 0A2.7 2.7 0 1 1 2.7 0A2.7 2.7 0 1 1 -2.7 0Z', size: 1, at: [x, y] });
    }
  }
  return holes;
}

const BANKSIA: Art[] = [
  ...spikeCuts(),
  leafCut(0, 30, 180, 44),
  ...[-1, 1].flatMap((side) => [
    leafCut(side * 6, 27, side * 138, 50),
    leafCut(side * 9, 20, side * 100, 58),
    leafCut(side * 36, -2, side * 52, 36),
  ]),
];

interface Trivet {
  cutouts?: Art[];
  words?: Art[];
  at?: [number, number, number];
  turn?: number;
}

const trivet = ({ cutouts = [], words = [], at = [0, 0, 0], turn = 0 }: Trivet): SceneObject => ({
  shape: { kind: 'disc', d: 180 },
  material: 'cork',
  thickness: 10,
  at,
  turn,
  cutouts,
  engraving: words,
});

const stars: Scene = {
  setting: GROUNDS.cork,
  view: 'tilted',
  light: 'morning',
  zoom: 0.96,
  objects: [trivet({ cutouts: SOUTHERN_CROSS, turn: -6 })],
};

/** Photos of cork-trivet, the main one first. */
export const corkTrivet: NamedScene[] = [
  { name: 'southern-cross', scene: stars },
  {
    name: 'banksia',
    scene: {
      ...stars,
      setting: GROUNDS.cork,
      light: 'window',
      objects: [trivet({ cutouts: BANKSIA, turn: 5 })],
      props: [{ kind: 'wattle', at: [70, -118], turn: 14 }],
    },
  },
  {
    name: 'plain',
    scene: {
      ...stars,
      setting: GROUNDS.cork,
      view: 'three-quarter',
      light: 'window',
      objects: [trivet({ at: [-40, 24, 0] }), trivet({ at: [40, -24, 10], turn: 40 })],
    },
  },
  { name: 'detail', scene: { ...stars, zoom: 2.2, look: [-24, 4], tilt: 48, spin: -14 } },
  {
    name: 'setting',
    scene: {
      setting: 'bench',
      view: 'three-quarter',
      light: 'window',
      objects: [
        trivet({ cutouts: SOUTHERN_CROSS, at: [-104, 24, 0], turn: -12 }),
        trivet({ cutouts: BANKSIA, at: [100, -10, 0], turn: 5 }),
        { shape: { kind: 'bowl', d: 176, h: 88 }, material: 'coated-#9d3527', at: [100, -10, 10] },
      ],
    },
  },
];
