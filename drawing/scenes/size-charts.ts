import { rectPath } from '../engine/artwork.ts';
import type { Art, Scene, SceneObject } from '../engine/scene.ts';

const INK = '#2f2720';
const RED = '#b3202f';

const printed = (art: Art, colour: string = INK): Art => ({ ...art, finish: 'print', colour });

/** A line with an arrow head at both ends. */
function measure([x1, y1]: [number, number], [x2, y2]: [number, number]): Art {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const half = length / 2;
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const head = (side: number): string => `M${side * half} 0L${side * (half - 6)} -3.4V3.4Z`;
  return printed(
    {
      path: `${rectPath(length - 8, 1.2)}${head(1)}${head(-1)}`,
      size: length,
      at: [(x1 + x2) / 2, (y1 + y2) / 2],
      turn,
    },
    RED,
  );
}

/** A table: the first row in bold with a line under it, the first column in bold. */
function table(rows: string[][], left: number, columns: number[]): Art[] {
  const top = -((rows.length - 1) * 21) / 2 + 8;
  const words = rows.flatMap((row, y) =>
    row.map((text, x): Art => {
      const bold = y === 0 || x === 0;
      const at: [number, number] = [left + (columns[x] ?? 0), top + y * 21];
      return printed({ text, font: bold ? 'sans-bold' : 'sans', size: y === 0 ? 9.6 : 12.6, at });
    }),
  );
  const width = (columns.at(-1) ?? 0) + 46;
  return [
    ...words,
    printed({
      border: 'rule',
      size: width,
      stroke: 0.8,
      at: [left + (columns.at(-1) ?? 0) / 2, top + 10.5],
    }),
  ];
}

/**
 * A printed sheet with the title at the top, the garment on its left half with measures over it, and the
 * table beside it.
 */
function chart(
  title: string,
  piece: SceneObject,
  measures: Art[],
  rows: string[][],
  columns: number[],
): Scene {
  const sheet: SceneObject = {
    shape: { kind: 'rect', w: 420, h: 300 },
    material: 'paper-#f7f4ee',
    thickness: 0.6,
    engraving: [
      printed({ text: title, font: 'display-bold', size: 20, fit: 380, at: [0, -124] }),
      printed({ text: 'All sizes in millimetres, laid flat', font: 'sans', size: 10, at: [0, -100] }),
      ...measures,
      ...table(rows, 46, columns),
    ],
  };
  return {
    setting: 'paper-sage',
    view: 'flat',
    light: 'studio',
    zoom: 1.2,
    objects: [sheet, { ...piece, prop: true }],
  };
}

const TEE_SIZES = [
  ['Size', 'A  Chest', 'B  Length'],
  ['XS', '460', '660'],
  ['S', '490', '690'],
  ['M', '520', '715'],
  ['L', '550', '740'],
  ['XL', '580', '765'],
  ['XXL', '610', '790'],
];

const teeChart = (title: string, cotton: string): Scene =>
  chart(
    title,
    { shape: { kind: 't-shirt', w: 172 }, material: cotton, at: [-104, 14, 0.6] },
    [
      measure([-152, 118], [-56, 118]),
      printed({ text: 'A', font: 'sans-bold', size: 14, at: [-104, 130] }, RED),
      measure([-196, -66], [-196, 100]),
      printed({ text: 'B', font: 'sans-bold', size: 14, at: [-184, 16] }, RED),
    ],
    TEE_SIZES,
    [0, 56, 118],
  );

const APRON_SIZES = [
  ['Size', 'A  Width', 'B  Length'],
  ['Adult', '640', '820'],
  ['Child', '460', '560'],
];

/** Size charts by the slug of their product. */
export const SIZE_CHARTS: Record<string, Scene> = {
  'personalised-cotton-tee': teeChart('Personalised Cotton Tee', 'fabric-sage'),
  'custom-t-shirt': teeChart('Wave Cotton Tee', 'fabric-navy'),
  'personalised-apron': chart(
    'Personalised Apron',
    {
      shape: { kind: 'apron', w: 170 },
      material: 'canvas-charcoal',
      second: 'canvas-#9a6a3c',
      at: [-104, 18, 0.6],
    },
    [
      measure([-156, 120], [-52, 120]),
      printed({ text: 'A', font: 'sans-bold', size: 14, at: [-104, 132] }, RED),
      measure([-200, -62], [-200, 104]),
      printed({ text: 'B', font: 'sans-bold', size: 14, at: [-188, 70] }, RED),
    ],
    APRON_SIZES,
    [0, 56, 118],
  ),
};
