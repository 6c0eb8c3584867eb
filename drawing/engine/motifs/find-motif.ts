import { FAUNA } from './fauna.ts';
import { FLORA } from './flora.ts';
import type { Motif } from './motif.ts';
import { SEASONS } from './seasons.ts';
import { THINGS } from './things.ts';

const ALL: Readonly<Record<string, Motif>> = { ...FLORA, ...FAUNA, ...SEASONS, ...THINGS };

/** The names of every motif that a scene may use. */
export const MOTIF_NAMES: readonly string[] = Object.keys(ALL);

/** A motif by name. @throws Error when the library has no such motif */
export function findMotif(name: string): Motif {
  const motif = ALL[name];
  if (!motif) throw new Error(`There is no motif ${name}`);
  return motif;
}
