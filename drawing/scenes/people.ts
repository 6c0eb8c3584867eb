import type { Art, Scene, SceneObject } from '../engine/scene.ts';

interface Person {
  skin: string;
  hair: string;
  top: string;
  behind: string;
  /** outline of the hair behind the head and over the brow */
  cut: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'bob' | 'crop';
  glasses?: boolean;
  beard?: boolean;
}

const HAIR: Record<Person['cut'], { back: string; front: string }> = {
  short: {
    back: 'M-31 -8C-34 -46 -12 -54 4 -53C28 -52 36 -32 31 -6Z',
    front:
      'M-30 -10C-30 -22 -26 -30 -22 -32C-8 -24 14 -26 24 -34C30 -26 31 -18 30 -10C34 -34 24 -54 2 -55C-24 -56 -36 -34 -30 -10Z',
  },
  crop: {
    back: 'M-29 -12C-32 -42 -14 -50 0 -50C14 -50 32 -42 29 -12Z',
    front: 'M-29 -14C-26 -30 -14 -36 0 -36C14 -36 26 -30 29 -14C32 -40 20 -52 0 -52C-20 -52 -32 -40 -29 -14Z',
  },
  long: {
    back: 'M-34 46C-46 10 -42 -54 0 -56C42 -54 46 10 34 46C22 52 -22 52 -34 46Z',
    front: 'M-30 4C-34 -22 -16 -34 -2 -40C8 -30 26 -24 30 4C40 -30 26 -57 0 -57C-26 -57 -40 -30 -30 4Z',
  },
  bob: {
    back: 'M-38 18C-46 -30 -30 -58 0 -58C30 -58 46 -30 38 18C26 26 -26 26 -38 18Z',
    front:
      'M-31 2C-32 -16 -28 -26 -22 -32C-10 -22 12 -24 30 -16C31 -8 31 -4 31 2C40 -26 34 -58 0 -58C-34 -58 -40 -26 -31 2Z',
  },
  bun: {
    back: 'M-16 -58C-18 -78 18 -78 16 -58C30 -54 36 -34 32 -8H-32C-36 -34 -30 -54 -16 -58Z',
    front: 'M-30 -6C-28 -30 -12 -38 0 -38C12 -38 28 -30 30 -6C36 -36 22 -55 0 -55C-22 -55 -36 -36 -30 -6Z',
  },
  curly: {
    back: 'M-36 12C-50 6 -50 -12 -42 -18C-50 -32 -38 -46 -28 -46C-24 -60 -6 -62 0 -56C8 -64 26 -58 28 -46C40 -46 50 -32 42 -18C50 -10 50 6 36 12C30 22 -30 22 -36 12Z',
    front:
      'M-30 -4C-34 -14 -30 -24 -24 -24C-24 -34 -12 -38 -6 -32C0 -40 14 -38 16 -30C24 -34 32 -22 30 -4C38 -16 38 -30 32 -36C28 -52 10 -56 0 -52C-12 -58 -28 -50 -32 -36C-40 -28 -38 -14 -30 -4Z',
  },
  bald: {
    back: 'M-26 -20C-24 -44 24 -44 26 -20Z',
    front:
      'M-31 -4C-31 -14 -30 -18 -27 -20C-28 -10 -28 -6 -28 2C-30 2 -31 0 -31 -4Z M31 -4C31 -14 30 -18 27 -20C28 -10 28 -6 28 2C30 2 31 0 31 -4Z',
  },
};

const FACE = 'M-30 -14C-32 -44 32 -44 30 -14C30 6 26 30 0 40C-26 30 -30 6 -30 -14Z';
const EARS = 'M-29 -6C-38 -12 -40 8 -29 8Z M29 -6C38 -12 40 8 29 8Z';
const NECK = 'M-12 26H12V54C12 66 -12 66 -12 54Z';
const SHOULDERS = 'M-66 61C-56 56 -30 52 -16 50C-10 62 10 62 16 50C30 52 56 56 66 61A97 97 0 0 1 -66 61Z';
const BEARD = 'M-30 -2C-24 6 -14 8 0 8C14 8 24 6 30 -2C30 18 22 38 0 44C-22 38 -30 18 -30 -2Z';

/** A friendly portrait of layered, painted plywood: plainly a drawing, not a real person's photo. */
function portrait({ skin, hair, top, behind, cut, glasses = false, beard = false }: Person): Scene {
  const { back, front } = HAIR[cut];
  const smile = 'M-10 18C-5 23 5 23 10 18C6 28 -6 28 -10 18Z';
  const layers: Partial<SceneObject & { path: string; colour: string }>[] = [
    { path: back, colour: hair },
    { path: NECK, colour: shade(skin, 0.86) },
    { path: SHOULDERS, colour: top },
    { path: EARS, colour: shade(skin, 0.92) },
    { path: FACE, colour: skin, engraving: features(skin, hair) },
    ...(beard ? [{ path: BEARD, colour: hair, cutouts: [{ path: smile, size: 1 }] }] : []),
    { path: front, colour: hair },
  ];
  return {
    frame: '1x1',
    setting: 'paper',
    view: 'flat',
    light: 'window',
    zoom: 1.15,
    objects: [
      { shape: { kind: 'disc', d: 206 }, material: `painted-${behind}`, thickness: 4 },
      ...layers.map(({ path = '', colour = '', ...more }, level): SceneObject => ({
        shape: { kind: 'path', path },
        material: `painted-${colour}`,
        thickness: 3,
        at: [0, 10, 4 + 3 * level],
        prop: true,
        ...more,
      })),
      ...(glasses ? glassesOf(layers.length) : []),
    ],
  };
}

/** Eyes, brows, nose, cheeks and a smile, painted on. */
function features(skin: string, hair: string): Art[] {
  const paint = (path: string, colour: string): Art => ({ path, size: 1, finish: 'paint', colour });
  return [
    paint(
      'M-26 8A5 4 0 1 1 -16 8A5 4 0 1 1 -26 8Z M16 8A5 4 0 1 1 26 8A5 4 0 1 1 16 8Z',
      mixed(skin, '#e0705c'),
    ),
    paint(
      'M-18 -8A3 3.6 0 1 1 -12 -8A3 3.6 0 1 1 -18 -8Z M12 -8A3 3.6 0 1 1 18 -8A3 3.6 0 1 1 12 -8Z',
      '#2a1c14',
    ),
    paint('M-9 19C-4 24 4 24 9 19C5 29 -5 29 -9 19Z', '#a3453a'),
    paint('M-1 -2C1 4 4 9 1 10C-1 11 -3 10 -3 9.4C0 9.6 1 8 -1 -2Z', shade(skin, 0.7)),
    paint(
      'M-21 -18C-17 -21.5 -12 -21 -9.5 -18.5C-13 -19.5 -17 -19.5 -21 -18Z M21 -18C17 -21.5 12 -21 9.5 -18.5C13 -19.5 17 -19.5 21 -18Z',
      shade(hair, 0.8),
    ),
  ];
}

function glassesOf(level: number): SceneObject[] {
  const rim = (x: number): SceneObject => ({
    shape: {
      kind: 'path',
      path: `M${x - 11} -8A11 11 0 1 1 ${x + 11} -8A11 11 0 1 1 ${x - 11} -8Z M${x - 8.6} -8A8.6 8.6 0 1 0 ${x + 8.6} -8A8.6 8.6 0 1 0 ${x - 8.6} -8Z`,
    },
    material: 'plastic-charcoal',
    thickness: 1.6,
    at: [0, 10, 4 + 3 * level],
    prop: true,
  });
  return [
    rim(-15),
    rim(15),
    {
      shape: { kind: 'rect', w: 9, h: 2.2 },
      material: 'plastic-charcoal',
      thickness: 1.6,
      at: [0, 2, 4 + 3 * level],
      prop: true,
    },
  ];
}

function shade(hex: string, by: number): string {
  return mapped(hex, (value) => value * by);
}

function mixed(a: string, b: string): string {
  const other = Number.parseInt(b.slice(1), 16);
  return mapped(a, (value, shift) => value * 0.8 + ((other >> shift) & 255) * 0.2);
}

function mapped(hex: string, change: (value: number, shift: number) => number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const parts = [16, 8, 0].map((shift) => Math.min(255, Math.round(change((value >> shift) & 255, shift))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Portraits for the workshop's people and for reviewers. */
export const PEOPLE: Record<string, Scene> = {
  'person-1': portrait({ skin: '#e9bf9b', hair: '#5b3a24', top: '#2f4a52', behind: '#e8d9bf', cut: 'long' }),
  'person-2': portrait({
    skin: '#c98f66',
    hair: '#2a1d17',
    top: '#8a3b12',
    behind: '#c9d5c4',
    cut: 'short',
    beard: true,
  }),
  'person-3': portrait({
    skin: '#f0cdb0',
    hair: '#b9b3aa',
    top: '#6a4391',
    behind: '#f0dfc6',
    cut: 'bob',
    glasses: true,
  }),
  'person-4': portrait({ skin: '#8d5a3b', hair: '#1d1512', top: '#d99a3b', behind: '#bcd0d8', cut: 'curly' }),
  'person-5': portrait({ skin: '#ecc6a4', hair: '#c98a4a', top: '#1f4d37', behind: '#ecd3c6', cut: 'bun' }),
  'person-6': portrait({
    skin: '#e2b48e',
    hair: '#8c8378',
    top: '#2360a8',
    behind: '#dfe0cf',
    cut: 'bald',
    glasses: true,
  }),
  'person-7': portrait({ skin: '#6f4630', hair: '#17110f', top: '#c4232b', behind: '#ded3ea', cut: 'crop' }),
  'person-8': portrait({
    skin: '#f2d3b8',
    hair: '#a9502a',
    top: '#14757c',
    behind: '#f2e3b8',
    cut: 'curly',
    glasses: true,
  }),
};
