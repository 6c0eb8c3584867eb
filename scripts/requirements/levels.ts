/** Unit, component, API, browser, paths of a statechart, build: as docs/requirements.md explains them. */
export type Level = 'U' | 'C' | 'A' | 'E' | 'M' | 'B';

/** Starts the host itself and asks it by request, on both engines. */
const START = 'tests/e2e/start.spec.ts';

const RENDERS = /from '(@testing-library\/react|[./]+\/test\/render[^']*)'/;

/**
 * The levels at which a test file works, told by its place; none for one that tests what the running shop does without,
 * such as the drawing of its pictures.
 * What `npm test` plays of statecharts in the browser are single journeys: the paths are walked in `*.model.test.ts`.
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

/** What may prove a line of each level: the level itself, and those that go through more real parts. */
const PROVED_BY: Record<Level, readonly Level[]> = {
  U: ['U', 'C', 'A', 'M', 'E'],
  C: ['C', 'E'],
  A: ['A'],
  E: ['E'],
  M: ['M'],
  B: ['B', 'E'],
};

/** True when a test of level `test` may prove a line that is marked with level `line`. */
export const mayProve = (test: Level, line: Level): boolean => PROVED_BY[line].includes(test);

export const isLevel = (letter: string): letter is Level => letter in PROVED_BY;
