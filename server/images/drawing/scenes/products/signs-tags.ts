import type { FontName, Scene, SceneObject } from '../../scene.ts';
import type { NamedScene } from './named-scene.ts';

const OFF_WALL = 12;

interface Sign {
  number: string;
  font: FontName;
  street: string;
  /** material of the digits */
  digits: string;
  /** colour of the street name */
  ink: string;
}

/** Digits 110 mm tall: an em is taller than its digits. */
const EM: Partial<Record<FontName, number>> = { 'display-bold': 154, 'slab-bold': 152, 'serif-bold': 158 };

/** Raised digits on a board whose face is `z` mm off the wall. */
function raised({ number, font, digits }: Sign, z: number): SceneObject[] {
  return [
    {
      shape: { kind: 'name-word', text: number, font, h: EM[font] ?? 154 },
      material: digits,
      thickness: 6,
      at: [0, -16, z],
      prop: true,
    },
  ];
}

const gum = (words: Sign): SceneObject[] => [
  {
    shape: { kind: 'rounded-rect', w: 300, h: 180, r: 4 },
    material: 'acacia',
    thickness: 19,
    at: [0, 0, OFF_WALL],
    engraving: [
      { text: words.street, font: 'sans-bold', size: 16, track: 0.2, at: [0, 68], finish: 'paint', colour: words.ink },
    ],
    extras: [{ kind: 'screws', size: 9 }],
  },
  ...raised(words, OFF_WALL + 19),
];

const acrylic = (words: Sign, plate: string): SceneObject[] => [
  { shape: { kind: 'rounded-rect', w: 300, h: 180, r: 4 }, material: 'acacia', thickness: 14, at: [0, 0, OFF_WALL] },
  {
    shape: { kind: 'rounded-rect', w: 280, h: 160, r: 3 },
    material: plate,
    thickness: 5,
    at: [0, 0, OFF_WALL + 14],
    engraving: [
      { text: words.street, font: 'sans-bold', size: 15, track: 0.2, at: [0, 62], finish: 'paint', colour: words.ink },
    ],
    extras: [{ kind: 'screws', size: 9 }],
  },
  ...raised(words, OFF_WALL + 19),
];

const timber: Scene = {
  setting: 'weatherboard',
  tilt: 14,
  light: 'morning',
  objects: gum({ number: '27', font: 'display-bold', street: 'HARBOUR TERRACE', digits: 'acrylic-#f3f2ee', ink: '#f3f2ee' }),
};

export const SIGNS_PHOTOS: Record<string, NamedScene[]> = {
  'house-number-sign': [
    { name: 'spotted-gum', scene: timber },
    {
      name: 'black',
      scene: {
        ...timber,
        setting: 'brick',
        light: 'window',
        objects: acrylic({ number: '8', font: 'slab-bold', street: 'GOONDOON STREET', digits: 'brushed-steel', ink: '#e4e2dc' }, 'rubber-#1d1e20'),
      },
    },
    {
      name: 'white',
      scene: {
        ...timber,
        setting: 'paper-sage',
        light: 'window',
        objects: acrylic({ number: '112', font: 'serif-bold', street: 'WATTLE GROVE', digits: 'rubber-#1d1e20', ink: '#1d1e20' }, 'rubber-#f0eee8'),
      },
    },
    { name: 'detail', scene: { ...timber, zoom: 1.8, look: [-34, 6], tilt: 46, spin: -16 } },
  ],
};
