import type { Motif } from './motif.ts';
import { blob, both, curve, dot, leaf, oval, round, turn } from './pen.ts';

const GUM = blob('16,88! 24,62 44,36 86,12! 78,50 54,78 30,88');

function frond(): string {
  let data = '';
  for (let i = 0; i < 9; i++) {
    const y = 86 - i * 8.4;
    const reach = 36 * Math.sin(0.55 + (i / 9) * 2.2) + 4;
    data += leaf(50, y, reach, -30 - i * 2.4, 6) + leaf(50, y - 2, reach, -150 + i * 2.4, 6);
  }
  return data + leaf(50, 14, 11, -90, 4.5);
}

function wreath(): { fill: string; line: string } {
  let fill = '';
  for (let i = 0; i < 18; i++) {
    const angle = i * 20;
    fill += turn(leaf(50, 9, 13, -16, 5.4), angle) + turn(leaf(50, 9, 11.5, 38, 5), angle);
    if (i % 3 === 0) fill += turn(dot(47, 3.6, 1.9), angle);
  }
  return { fill, line: 'M9 50A41 41 0 1 1 91 50A41 41 0 1 1 9 50Z' };
}

function roseLines(): string {
  return (
    curve('50,44 54,41 56,46 51,50 44,46 46,37 56,34 63,42 60,53 48,57 38,48') +
    curve('38,48 36,34 48,25 63,28 71,41 67,56') +
    curve('31,43 38,60 52,66 66,58') +
    curve('32,31 26,44 32,60')
  );
}

/** Leaves, flowers, trees. */
export const FLORA: Record<string, Motif> = {
  'gum-leaf': {
    fill: GUM,
    vein:
      curve('20,84 40,58 62,34 80,18') +
      curve('36,62 40,50') +
      curve('50,48 58,50') +
      curve('46,52 50,40') +
      curve('38,66 50,66'),
  },
  'gum-sprig': {
    fill:
      leaf(46, 74, 40, 155, 11) +
      leaf(49, 62, 42, 18, 11) +
      leaf(50, 50, 40, 178, 11) +
      leaf(52, 40, 38, -6, 10) +
      leaf(53, 32, 34, -158, 9) +
      leaf(55, 22, 28, -34, 8) +
      leaf(55, 20, 22, -100, 6.5) +
      dot(42, 86, 4) +
      dot(52, 88, 3.6),
    line: curve('44,96 48,70 51,46 55,20'),
    stroke: 2,
  },
  wattle: {
    fill:
      [
        [30, 24, 8],
        [46, 16, 7],
        [60, 26, 8.5],
        [42, 34, 8],
        [74, 18, 6.5],
        [56, 44, 8],
        [34, 50, 7],
        [70, 40, 7],
        [48, 60, 6.5],
        [82, 32, 5.5],
      ]
        .map(([x = 0, y = 0, r = 0]) => dot(x, y, r))
        .join('') +
      leaf(44, 82, 36, 200, 7) +
      leaf(48, 74, 36, -20, 7) +
      leaf(42, 90, 34, 168, 6),
    line:
      curve('40,98 46,76 52,56 62,36 74,20') +
      curve('49,66 36,50 30,24') +
      curve('53,54 44,34 46,16') +
      curve('56,48 70,40 82,32'),
    stroke: 1.8,
    vein: '',
  },
  banksia: {
    fill:
      blob('36,66! 33,40 38,18 50,8 62,18 67,40 64,66!') +
      leaf(50, 66, 44, 150, 11) +
      leaf(50, 66, 44, 30, 11) +
      leaf(50, 68, 38, 172, 9) +
      leaf(50, 68, 38, 8, 9) +
      leaf(50, 68, 34, 118, 8) +
      leaf(50, 68, 34, 62, 8),
    vein:
      Array.from({ length: 8 }, (_, i) => curve(`34,${62 - i * 6} 50,${67 - i * 6} 66,${62 - i * 6}`)).join(
        '',
      ) + curve('50,66 50,10'),
    veinStroke: 1.4,
    line: 'M50 66L50 98',
    stroke: 3.4,
  },
  protea: {
    fill:
      [-62, -42, -22, 0, 22, 42, 62]
        .map((a) => turn(leaf(50, 80, 62, -90, 13), a * 0.78, [50, 80]))
        .join('') +
      leaf(50, 84, 38, 168, 9) +
      leaf(50, 84, 38, 12, 9),
    vein:
      [-52, -32, -11, 11, 32, 52].map((a) => turn('M50 76L50 26', a * 0.78, [50, 80])).join('') +
      curve('38,66 50,52 62,66'),
    veinStroke: 1.5,
    line: 'M50 80L50 98',
    stroke: 3.6,
  },
  waratah: {
    fill:
      dot(50, 40, 19) +
      [-70, -35, 0, 35, 70].map((a) => turn(leaf(50, 62, 30, 90, 12), a, [50, 42])).join('') +
      leaf(50, 84, 34, 200, 8) +
      leaf(50, 84, 34, -20, 8),
    cut: [
      [50, 30],
      [42, 36],
      [58, 36],
      [46, 45],
      [54, 45],
      [50, 38],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2.2))
      .join(''),
    line: 'M50 66L50 98',
    stroke: 3.4,
  },
  rose: {
    fill:
      blob('50,16 68,20 78,36 74,56 58,70 42,70 26,58 22,38 32,20') +
      leaf(52, 86, 34, -28, 12) +
      leaf(48, 90, 32, 206, 11),
    vein: roseLines(),
    veinStroke: 2.2,
    line: 'M50 68L50 99',
    stroke: 3,
  },
  daisy: {
    fill: round(oval(50, 22, 8, 19), 12) + dot(50, 50, 12),
    vein: 'M36 50A14 14 0 1 1 64 50A14 14 0 1 1 36 50Z',
    veinStroke: 2,
  },
  sunflower: {
    fill: round(leaf(50, 34, 31, -90, 8), 18) + round(leaf(50, 34, 25, -90, 7), 18, 10) + dot(50, 50, 19),
    vein: round('M50 42L50 35', 12) + round('M50 47L50 45', 6),
    cut: '',
    veinStroke: 1.6,
  },
  fern: { fill: frond(), line: 'M50 97L50 12', stroke: 1.8 },
  feather: {
    fill: blob('22,92! 26,70 34,40 58,16 84,6! 84,30 70,58 48,74 30,80'),
    vein:
      curve('18,96 34,70 56,40 80,12') +
      'M38 58L36 48M46 48L45 36M58 36L58 24M44 66L56 66M54 54L67 53M64 42L76 40',
    veinStroke: 1.7,
    line: curve('14,99 20,90 26,82'),
    stroke: 2.4,
  },
  lotus: {
    fill:
      blob('50,14! 62,36 62,62 50,84! 38,62 38,36') +
      both(blob('78,26! 80,48 72,68 52,84! 50,66 58,42')) +
      both(blob('96,50! 92,68 76,82 52,85! 60,70 76,56')),
    vein: both(curve('51,84 60,68 62,44')) + both(curve('53,84 70,72 79,50')),
    veinStroke: 2.2,
  },
  mandala: {
    fill:
      round(leaf(50, 35, 30, -90, 9), 12) +
      round(dot(50, 3.6, 2.2), 12, 15) +
      round(leaf(50, 42, 18, -90, 6), 12, 15) +
      dot(50, 50, 5),
    vein: round(curve('50,32 50,14'), 12),
    veinStroke: 1.6,
    line: 'M8 50A42 42 0 1 1 92 50A42 42 0 1 1 8 50Z M36 50A14 14 0 1 1 64 50A14 14 0 1 1 36 50Z',
    stroke: 1.5,
  },
  wreath: { ...wreath(), stroke: 1.3 },
  tree: {
    fill: blob(
      '50,4 66,8 78,20 88,32 88,48 80,60 64,64 58,62 57,80 64,94 36,94 43,80 42,62 36,64 20,60 12,48 12,32 22,20 34,8',
    ),
    vein:
      curve('50,92 50,40') +
      curve('50,62 38,48') +
      curve('50,54 64,40') +
      curve('50,44 40,30') +
      curve('50,40 58,26'),
    veinStroke: 2.2,
  },
  'family-tree': {
    fill:
      [
        [20, 34],
        [34, 20],
        [50, 12],
        [66, 20],
        [80, 34],
        [84, 52],
        [16, 52],
        [30, 44],
        [70, 44],
        [42, 32],
        [58, 32],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 7.4))
        .join('') + blob('46,96! 47,70 46,52 54,52 53,70 56,96!'),
    line:
      curve('50,62 36,52 20,38') +
      curve('50,58 64,50 80,38') +
      curve('50,54 44,36 36,24') +
      curve('50,52 56,34 64,24') +
      'M50 54L50 16',
    stroke: 2.6,
  },
  palm: {
    fill:
      [200, 168, 232, -20, 12, -52, 262].map((a) => leaf(52, 42, 38, a, 10)).join('') +
      blob('46,98! 50,74 50,54 50,34 55,34 57,56 58,76 60,98!') +
      dot(47, 46, 4) +
      dot(56, 47, 4),
    vein: [200, 168, 232, -20, 12, -52].map((a) => turn('M56 42L84 42', a, [52, 42])).join(''),
    veinStroke: 1.2,
  },
  monstera: {
    fill: blob('50,8! 74,16 90,38 88,62 70,82 50,94! 30,82 12,62 10,38 26,16'),
    cut: both(
      blob('70,30! 96,20 96,28') +
        blob('68,48! 98,44 98,53') +
        blob('66,64! 94,68 90,78') +
        oval(62, 34, 3, 5, 40) +
        oval(62, 54, 3, 5, 70),
    ),
    vein: 'M50 10L50 98',
    veinStroke: 2.2,
  },
};
