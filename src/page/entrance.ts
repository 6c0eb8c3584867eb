import { isBlank } from '../widgets/widget-module.ts';

/** The settings of an entrance animation as the owner wrote them. */
export interface EntranceSettings {
  aos_type?: unknown;
  aos_easing?: unknown;
  aos_offset?: unknown;
  aos_duration?: unknown;
  aos_delay?: unknown;
}

export interface Entrance {
  type: string;
  /** Distance (px) the element must have risen above the lower edge of the window. */
  offsetPx: number;
  durationMs: number;
  delayMs: number;
  /** Name as written, e.g. `ease-out-sine`. */
  easing: string;
}

const OFFSET_PX = 120;
const DURATION_MS = 400;
const EASING = 'ease';
const MAX_MS = 3000;
const FURTHEST_PX = 1000;

/** Slide distance, px: enough to be noticed, short enough not to be waited for. */
const TRAVEL_PX = 32;

const TYPE =
  /^(?:fade(?:-(?:up|down|left|right)){0,2}|(?:slide|flip)-(?:up|down|left|right)|zoom-(?:in|out)(?:-(?:up|down|left|right))?)$/;

/** Easing names with their curves. The overshooting ones end without bouncing. */
const CURVES: ReadonlyMap<string, string> = new Map([
  ...['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'].map((name) => [name, name] as const),
  ['ease-in-back', 'cubic-bezier(0.6, 0, 0.735, 0.045)'],
  ['ease-out-back', 'cubic-bezier(0.175, 0.885, 0.32, 1)'],
  ['ease-in-out-back', 'cubic-bezier(0.68, 0, 0.265, 1)'],
  ['ease-in-sine', 'cubic-bezier(0.47, 0, 0.745, 0.715)'],
  ['ease-out-sine', 'cubic-bezier(0.39, 0.575, 0.565, 1)'],
  ['ease-in-out-sine', 'cubic-bezier(0.445, 0.05, 0.55, 0.95)'],
  ...['quad', 'cubic', 'quart'].flatMap((power) => [
    [`ease-in-${power}`, 'cubic-bezier(0.55, 0.085, 0.68, 0.53)'] as const,
    [`ease-out-${power}`, 'cubic-bezier(0.25, 0.46, 0.45, 0.94)'] as const,
    [`ease-in-out-${power}`, 'cubic-bezier(0.455, 0.03, 0.515, 0.955)'] as const,
  ]),
]);

/** Reads an entrance animation; unusable values get their defaults: offset 120, duration 400, ease (BLK-13). */
export function readEntrance(raw: EntranceSettings): { entrance: Entrance | null; problems: string[] } {
  const problems: string[] = [];
  const refuse = (name: keyof EntranceSettings) => problems.push(`${name}: ${String(raw[name])}`);
  const readWholeNumber = (name: keyof EntranceSettings, preset: number, most: number) => {
    if (isBlank(raw[name])) return preset;
    const value = Number(raw[name]);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    refuse(name);
    return preset;
  };
  const type = isBlank(raw.aos_type) ? '' : String(raw.aos_type);
  if (type === '') return { entrance: null, problems };
  if (!TYPE.test(type)) {
    refuse('aos_type');
    return { entrance: null, problems };
  }
  const easing = isBlank(raw.aos_easing) ? EASING : String(raw.aos_easing);
  if (!CURVES.has(easing)) refuse('aos_easing');
  const entrance: Entrance = {
    type,
    easing: CURVES.has(easing) ? easing : EASING,
    offsetPx: readWholeNumber('aos_offset', OFFSET_PX, FURTHEST_PX),
    durationMs: readWholeNumber('aos_duration', DURATION_MS, MAX_MS),
    delayMs: readWholeNumber('aos_delay', 0, MAX_MS),
  };
  return { entrance, problems };
}

/** The CSS easing function of an entrance. */
export const easingCurve = ({ easing }: Entrance): string => CURVES.get(easing) ?? EASING;

/**
 * First keyframe of an entrance, which ends at rest. `up` moves upwards, from below.
 * @param rtl swaps left and right
 */
export function entranceFirstKeyframe({ type }: Entrance, rtl: boolean): Keyframe {
  const [family, ...directions] = type.replace(/^zoom-(in|out)/, 'zoom$1').split('-');
  const forward = rtl ? -TRAVEL_PX : TRAVEL_PX;
  const across = directions.includes('left') ? forward : directions.includes('right') ? -forward : 0;
  const down = directions.includes('up') ? TRAVEL_PX : directions.includes('down') ? -TRAVEL_PX : 0;
  const moves = across === 0 && down === 0 ? [] : [`translate(${across}px, ${down}px)`];
  if (family === 'zoomin') moves.push('scale(0.92)');
  if (family === 'zoomout') moves.push('scale(1.08)');
  if (family === 'flip') {
    const turn =
      across === 0 ? `rotateX(${Math.sign(down) * 60}deg)` : `rotateY(${Math.sign(across) * 60}deg)`;
    return { opacity: 0, transform: `perspective(1200px) ${turn}` };
  }
  return { opacity: 0, transform: moves.join(' ') || 'none' };
}
