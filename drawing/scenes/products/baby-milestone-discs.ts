import { GROUNDS } from '../grounds.ts';
import type { Art, Scene, SceneObject } from '../../engine/scene.ts';
import type { NamedScene } from './named-scene.ts';

type Timber = 'plywood' | 'walnut';

/** A disc's design: a number with its unit round it, or a first time with its motif. */
type Moment = { count: string; unit: string } | { motif: string; words: string };

const MOMENTS: Moment[] = [
  { count: '1', unit: 'WEEK' },
  { count: '1', unit: 'MONTH' },
  { count: '2', unit: 'MONTHS' },
  { count: '3', unit: 'MONTHS' },
  { motif: 'moon', words: 'slept all night' },
  { count: '4', unit: 'MONTHS' },
  { count: '5', unit: 'MONTHS' },
  { count: '6', unit: 'MONTHS' },
  { count: '8', unit: 'MONTHS' },
  { motif: 'koala', words: 'first tooth' },
  { count: '10', unit: 'MONTHS' },
  { count: '1', unit: 'YEAR' },
];

function momentArt(moment: Moment): Art[] {
  if ('motif' in moment)
    return [
      { border: 'double-ring', size: 82, stroke: 0.7 },
      { motif: moment.motif, size: 40, at: [0, -9] },
      { text: moment.words, font: 'hand', size: 17, fit: 62, at: [0, 22] },
    ];
  return [
    { border: 'laurel', size: 86 },
    { text: moment.count, font: 'serif-bold', size: 44, at: [0, -9] },
    { text: moment.unit, font: 'sans-bold', size: 10, track: 0.1, fit: 45, at: [0, 16] },
  ];
}

const milestone = (
  timber: Timber,
  moment: Moment,
  at: [number, number, number?],
  turn: number = 0,
): SceneObject => ({
  shape: { kind: 'disc', d: 90 },
  material: timber,
  thickness: 6,
  at: [at[0], at[1], at[2] ?? 0],
  turn,
  engraving: momentArt(moment),
});

const pick = (index: number): Moment => MOMENTS[index] as Moment;

const some = (timber: Timber): SceneObject[] => [
  milestone(timber, pick(2), [-74, -44, 0], 14),
  milestone(timber, pick(7), [-70, -47, 6.3], -10),
  milestone(timber, pick(1), [46, -54, 0], 8),
  milestone(timber, pick(9), [-34, 58, 0], -6),
  milestone(timber, pick(11), [70, 48, 0], 5),
];

const dozen = (timber: Timber): SceneObject[] =>
  MOMENTS.map((moment, i) =>
    milestone(timber, moment, [((i % 4) - 1.5) * 102, (Math.floor(i / 4) - 1) * 102], ((i * 37) % 11) - 5),
  );

const birchDiscs: Scene = {
  setting: GROUNDS.wood,
  view: 'tilted',
  light: 'window',
  objects: some('plywood'),
  props: [{ kind: 'gum-sprig', at: [112, -122], turn: 16, scale: 0.8 }],
};

/** A cotton bag with its cord pulled tight. */
const bag: SceneObject[] = [
  {
    shape: {
      kind: 'path',
      path: 'M-70 -62C-74 -20 -84 40 -78 92C-30 100 30 100 78 92C84 40 74 -20 70 -62C40 -70 -40 -70 -70 -62Z',
    },
    material: 'linen-natural',
    thickness: 9,
    at: [-112, -10],
    turn: -8,
    engraving: [
      { text: 'Ollie', font: 'hand', size: 40, at: [0, 26], finish: 'print', colour: '#5a3a24' },
      {
        text: 'MY FIRST YEAR',
        font: 'sans-bold',
        size: 8,
        track: 0.2,
        at: [0, 56],
        finish: 'print',
        colour: '#5a3a24',
      },
      { border: 'rule', size: 138, stroke: 1.4, at: [0, -42], finish: 'print', colour: '#a8977d' },
    ],
    extras: [{ kind: 'twine', at: [64, -42], size: 62, turn: 96 }],
  },
];

/** Photos of baby-milestone-discs, the main one first. */
export const babyMilestoneDiscs: NamedScene[] = [
  { name: 'birch', scene: birchDiscs },
  {
    name: 'walnut',
    scene: {
      ...birchDiscs,
      setting: GROUNDS.wood,
      light: 'morning',
      objects: some('walnut'),
      props: [],
    },
  },
  { name: 'set', scene: { setting: 'felt', view: 'flat', light: 'window', objects: dozen('plywood') } },
  { name: 'detail', scene: { ...birchDiscs, zoom: 2.3, look: [-56, -34], tilt: 46, spin: -14, props: [] } },
  {
    name: 'setting',
    scene: {
      setting: 'oak-table',
      view: 'three-quarter',
      light: 'dappled',
      zoom: 1.12,
      objects: [
        ...bag,
        milestone('plywood', pick(0), [40, 52], -8),
        milestone('plywood', pick(11), [76, -52], 6),
        milestone('plywood', pick(9), [73, -55, 6.3], -12),
      ],
      props: [],
    },
  },
];
