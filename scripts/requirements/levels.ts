/** Unit, component, API, browser, statechart paths, build: as explained in docs/requirements.md. */
export type Level = 'U' | 'C' | 'A' | 'E' | 'M' | 'B';

/** Starts the host itself and sends requests to it, on both engines. */
const START = 'tests/e2e/start.spec.ts';

const RENDERS = /from '(@testing-library\/react|[./]+\/test\/render[^']*)'/;

/**
 * The levels of a test file by its path; none for one that tests something outside of the running shop, such
 * as drawing its pictures. Statechart tests of `npm test` in the browser are single journeys: all paths are
 * walked in `*.model.test.ts`.
 */
export function levelsOf(file: string, source: string): readonly Level[] {
  if (file === START) return ['E', 'A'];
  if (/^tests\/(e2e|model)\/.+\.spec\.ts$/.test(file)) return ['E'];
  if (/^server\/.+\.api\.test\.ts$/.test(file)) return ['A'];
  if (/^scripts\/.+\.test\.ts$/.test(file)) return ['B'];
  if (!/^(src|server)\/.+\.test\.tsx?$/.test(file)) return [];
  if (file.endsWith('.model.test.ts')) return ['M'];
  return file.endsWith('.tsx') || RENDERS.test(source) ? ['C'] : ['U'];
}

/** The levels that can prove a line of each level: the level itself, and those with more real parts. */
const PROVED_BY: Record<Level, readonly Level[]> = {
  U: ['U', 'C', 'A', 'M', 'E'],
  C: ['C', 'E'],
  A: ['A'],
  E: ['E'],
  M: ['M'],
  B: ['B', 'E'],
};

/** Whether a test of level `test` can prove a line marked with level `line`. */
export const mayProve = (test: Level, line: Level): boolean => PROVED_BY[line].includes(test);

export const isLevel = (letter: string): letter is Level => letter in PROVED_BY;
