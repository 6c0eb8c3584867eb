import type { Motif } from './motif.ts';
import { blob, both, curve, dot, leaf, oval, poly, round, turn } from './pen.ts';

function gear(cx: number, cy: number, radius: number, teeth: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i - 0.5) * Math.PI) / (teeth * 2);
    const r = i % 4 < 2 ? radius : radius * 0.8;
    return `${(cx + Math.sin(angle) * r).toFixed(2)},${(cy - Math.cos(angle) * r).toFixed(2)}`;
  });
  return poly(points.join(' '));
}

function star(points: number, outer: number, inner: number, start: number = 0): string {
  return poly(
    Array.from({ length: points * 2 }, (_, i) => {
      const angle = (Math.PI * i) / points + start;
      const r = i % 2 ? inner : outer;
      return `${(50 + Math.sin(angle) * r).toFixed(2)},${(50 - Math.cos(angle) * r).toFixed(2)}`;
    }).join(' '),
  );
}

/** Home, hobbies, work and love. */
export const THINGS: Record<string, Motif> = {
  heart: {
    fill: 'M50 92C20 69 5 51 5 31C5 16 16 7 28 7C38 7 46 13 50 22C54 13 62 7 72 7C84 7 95 16 95 31C95 51 80 69 50 92Z',
  },
  'heart-line': {
    line: 'M50 86C24 66 10 50 10 32C10 19 19 12 29 12C38 12 46 18 50 27C54 18 62 12 71 12C81 12 90 19 90 32C90 50 76 66 50 86Z',
    stroke: 4.5,
  },
  rings: {
    line: 'M6 60A26 26 0 1 1 58 60A26 26 0 1 1 6 60Z M42 60A26 26 0 1 1 94 60A26 26 0 1 1 42 60Z',
    stroke: 5,
    fill: poly('32,14 42,24 32,34 22,24'),
  },
  coffee: {
    fill: blob('16,40! 80,40! 78,66 68,84 54,90 42,90 28,84 18,66') + oval(48, 94, 38, 3.4),
    line:
      curve('79,48 94,48 94,66 78,70') +
      curve('34,32 29,25 38,18 33,8') +
      curve('49,32 44,25 53,18 48,8') +
      curve('64,32 59,25 68,18 63,8'),
    stroke: 4,
  },
  gears: { fill: gear(38, 40, 34, 10) + gear(76, 76, 22, 8), cut: dot(38, 40, 12) + dot(76, 76, 7.5) },
  pencil: {
    fill: poly('14,72 66,20 80,34 28,86 8,92'),
    vein: 'M14 72L28 86M66 20L80 34M60 26L74 40',
    veinStroke: 3,
    cut: '',
  },
  apple: {
    fill:
      blob('50,30 62,24 80,28 88,48 82,74 66,93 50,90 34,93 18,74 12,48 20,28 38,24') +
      leaf(52, 22, 28, -36, 11),
    line: curve('50,32 50,20 46,10'),
    stroke: 4,
    vein: curve('22,40 20,52 24,64'),
    veinStroke: 3,
  },
  ball: {
    fill: dot(50, 50, 43),
    vein:
      curve('50,7 40,30 40,70 50,93') +
      curve('8,44 30,52 70,52 92,44') +
      curve('20,20 34,42 66,42 80,20') +
      curve('20,82 34,64 66,64 80,82'),
    veinStroke: 2.8,
  },
  football: {
    fill: blob('6,50! 22,28 50,20 78,28 94,50! 78,72 50,80 22,72'),
    vein:
      'M30 50L70 50M38 44L38 56M46 43L46 57M54 43L54 57M62 44L62 56' +
      curve('22,30 28,50 22,70') +
      curve('78,30 72,50 78,70'),
    veinStroke: 2.6,
  },
  house: {
    fill: poly('50,10 96,50 84,50 84,90 16,90 16,50 4,50'),
    cut: 'M42 62L58 62L58 90L42 90Z M24 56L34 56L34 68L24 68Z M66 56L76 56L76 68L66 68Z',
  },
  anchor: {
    fill:
      dot(50, 15, 10) +
      'M46 24L54 24L54 88L46 88Z M28 34L72 34L72 42L28 42Z' +
      blob('8,58! 12,76 30,92 50,96 70,92 88,76 92,58! 78,66! 84,70 72,82 50,88 28,82 16,70 22,66!'),
    cut: dot(50, 15, 4.4),
  },
  compass: {
    fill: star(4, 46, 9) + star(4, 27, 7, Math.PI / 4),
    line: 'M14 50A36 36 0 1 1 86 50A36 36 0 1 1 14 50Z',
    stroke: 2,
    vein: 'M50 50L50 16M50 50L84 50M50 50L50 84M50 50L16 50',
    veinStroke: 1.4,
  },
  camera: {
    fill: blob('6,28! 28,28! 34,16! 66,16! 72,28! 94,28! 94,84! 6,84!'),
    cut: dot(50, 55, 19) + dot(83, 38, 3.4),
    line: 'M38 55A12 12 0 1 1 62 55A12 12 0 1 1 38 55Z',
    stroke: 4,
  },
  guitar: {
    fill:
      blob('34,48 46,52 54,46 66,52 72,66 66,84 48,96 28,92 12,78 14,60') +
      poly('54,46 84,14 90,20 60,52') +
      poly('82,10 92,4 97,10 91,20'),
    cut: dot(42, 70, 8),
    vein: 'M28 74L40 86',
    veinStroke: 3.4,
  },
  music: {
    fill: oval(26, 80, 13, 10, -18) + oval(74, 70, 13, 10, -18) + poly('34,20 86,8 86,24 34,36'),
    line: 'M37 78L37 22M85 68L85 12',
    stroke: 5,
  },
  key: {
    fill: dot(26, 50, 20) + 'M42 45L96 45L96 55L92 55L92 66L84 66L84 55L76 55L76 63L68 63L68 55L42 55Z',
    cut: dot(24, 50, 9),
  },
  crown: {
    fill:
      poly('10,78 4,26 28,48 50,14 72,48 96,26 90,78') +
      'M10 82L90 82L90 92L10 92Z' +
      dot(50, 11, 5) +
      dot(5, 24, 4.4) +
      dot(95, 24, 4.4),
  },
  infinity: {
    line: 'M50 50C36 30 10 28 10 50C10 72 36 70 50 50C64 30 90 28 90 50C90 72 64 70 50 50Z',
    stroke: 6,
  },
  fork: {
    line: 'M34 40L34 96M22 6L22 30C22 42 46 42 46 30L46 6M34 6L34 34M70 56L70 96',
    stroke: 5,
    fill: blob('67,58! 60,40 60,16 74,4! 74,58!'),
  },
  whisk: {
    line: 'M50 58L50 96' + both(curve('50,58 28,44 28,18 50,6')) + both(curve('50,58 40,40 40,18 50,6')),
    stroke: 3.6,
    fill: 'M46 58L54 58L54 97L46 97Z',
  },
  'chef-hat': {
    fill: blob('22,60 8,48 12,30 28,26 36,12 50,8 64,12 72,26 88,30 92,48 78,60 76,92! 24,92!'),
    vein: 'M26 78L74 78' + curve('40,72 38,58') + curve('60,72 62,58'),
    veinStroke: 2.8,
  },
  wine: {
    fill: blob('28,8! 72,8! 74,30 66,48 54,54 54,86 70,93! 30,93! 46,86 46,54 34,48 26,30'),
    cut: blob('32,14! 68,14! 68,26 32,26'),
  },
  cheers: {
    fill:
      turn(blob('14,20! 42,20! 40,44 32,50 30,80 38,86! 16,86! 26,80 26,50 16,44'), -14, [28, 50]) +
      turn(blob('58,20! 86,20! 84,44 74,50 74,80 84,86! 62,86! 70,80 68,50 60,44'), 14, [72, 50]),
    line: 'M50 4L50 14M38 7L42 15M62 7L58 15',
    stroke: 2.8,
  },
  cake: {
    fill: 'M14 52L86 52L86 92L14 92Z M26 32L74 32L74 50L26 50Z' + leaf(50, 14, 12, -90, 7),
    line: 'M50 32L50 18',
    stroke: 3.6,
    vein:
      curve('14,64 23,72 32,64 41,72 50,64 59,72 68,64 77,72 86,64') +
      curve('26,40 34,45 42,40 50,45 58,40 66,45 74,40'),
    veinStroke: 2.6,
  },
  balloon: {
    fill: oval(50, 36, 27, 32) + poly('50,66 56,75 44,75'),
    line: curve('50,75 45,84 54,90 50,99'),
    stroke: 2,
    vein: curve('34,24 38,16 46,12'),
    veinStroke: 3,
  },
  tractor: {
    fill:
      dot(30, 68, 24) +
      dot(80, 78, 14) +
      poly('22,18 56,18 58,44 88,46 92,70 60,76 26,60') +
      'M74 26L79 26L79 46L74 46Z',
    cut: dot(30, 68, 10) + dot(80, 78, 5) + poly('28,24 50,24 52,44 30,44'),
    vein: 'M54 68A24 24 0 0 0 26 44',
    veinStroke: 3,
  },
  caravan: {
    fill: blob('6,28 10,20! 78,20! 88,34 90,72! 8,72!') + dot(40, 76, 11) + 'M88 66L99 66L99 70L88 70Z',
    cut: 'M16 32L34 32L34 46L16 46Z M60 32L76 32L76 66L60 66Z' + dot(40, 76, 4.4),
    vein: 'M27 74A13 13 0 0 1 53 74',
    veinStroke: 2.6,
  },
  boat: { fill: poly('6,70 94,70 80,90 20,90') + poly('48,8 48,62 12,62') + poly('54,18 54,62 86,62') },
  bike: {
    line: 'M6 68A18 18 0 1 1 42 68A18 18 0 1 1 6 68Z M58 68A18 18 0 1 1 94 68A18 18 0 1 1 58 68Z M24 68L40 36L66 36L50 68Z M50 68L24 68M66 36L76 68M40 36L36 28M28 28L44 28M66 36L63 24L74 22',
    stroke: 3.4,
  },
  book: {
    fill: blob('50,24! 32,16 6,18! 6,80! 32,78 50,86!') + blob('50,24! 68,16 94,18! 94,80! 68,78 50,86!'),
    vein:
      'M50 24L50 86' +
      both(curve('58,36 72,32 86,32') + curve('58,50 72,46 86,46') + curve('58,64 72,60 86,60')),
    veinStroke: 2.4,
  },
  trophy: {
    fill: blob(
      '26,10! 74,10! 72,40 62,54 54,58! 54,74! 66,80! 68,92! 32,92! 34,80! 46,74! 46,58! 38,54 28,40',
    ),
    line: both(curve('74,18 92,16 88,36 71,42')),
    stroke: 4,
    cut: star(5, 11, 4.6).replaceAll(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x: string, y: string) => `${x} ${Number(y) - 20}`,
    ),
  },
  star: { fill: star(5, 47, 19.5) },
  crest: {
    fill: 'M10 8L90 8L90 44C90 70 72 86 50 96C28 86 10 70 10 44Z',
    vein: 'M18 16L82 16L82 44C82 64 68 78 50 87C32 78 18 64 18 44Z',
    veinStroke: 2,
  },
  queensland: {
    fill: poly(
      '6,38 12,38 14,30 20,26 22,14 27,4 31,12 31,22 35,30 41,34 45,44 52,52 60,56 66,64 74,70 80,78 88,86 90,96 80,94 70,96 62,98 62,92 28,92 28,74 6,74',
    ),
    cut: '',
  },
  tools: {
    fill:
      turn(blob('44,4! 44,18 50,22 56,18 56,4! 64,12 62,26 55,32 55,94 45,94 45,32 38,26 36,12'), 45) +
      turn('M40 6L60 6L60 22L54 24L54 58L60 62L58 95L42 95L40 62L46 58L46 24L40 22Z', -45),
  },
  medal: {
    fill: dot(50, 64, 28) + poly('28,4 44,4 56,36 40,36') + poly('72,4 56,4 46,30 52,40 62,36'),
    cut: star(5, 16, 6.6).replaceAll(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x: string, y: string) => `${x} ${Number(y) + 14}`,
    ),
  },
  'laser-burst': { line: round('M50 36L50 8', 12), stroke: 3, fill: dot(50, 50, 8) },
};
