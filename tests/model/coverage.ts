import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_FILE } from '../../scripts/machine-run.ts';
import { machineModels } from '../../src/machines/testing/machine-models.ts';
import { guardKey, statesOf, transitionsOf } from '../../src/machines/testing/machine-parts.ts';
import { transitionKey } from '../../src/machines/transition-key.ts';

const levels = ['unit', 'model', 'browser'] as const;
export type CoverageLevel = (typeof levels)[number];

/** What one process covered, as written by `src/test/watch-machines.ts` and `note-reached.ts`. */
export interface ReachedFile {
  level: CoverageLevel;
  states: string[];
  transitions: string[];
  passed: string[];
  refused: string[];
}

interface MachineCoverage {
  /** Ids of the states covered by any run. */
  states: string[];
  /** The levels that take each transition, by `source|event|target`. */
  transitions: Record<string, CoverageLevel[]>;
  /** The levels that reach each state, by id. */
  stateLevels: Record<string, CoverageLevel[]>;
  /** The levels in which each guard passes and fails, by `source|event[place]: name`. */
  guards: Record<string, { passed: CoverageLevel[]; refused: CoverageLevel[] }>;
  /** Why no browser walk takes a transition; missing when one does. */
  reasons: Record<string, string>;
}

/** The report of all machines by id; the gallery shows it in their drawings. */
export interface Coverage {
  machines: Record<string, MachineCoverage>;
}

/** Reads the files that runs left in a folder. */
export function readReached(folder: string): ReachedFile[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const own = names.filter((name) => name.endsWith('.json') && name !== RUN_FILE);
  return own.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReachedFile);
}

/**
 * Compares what was covered with what the machines declare.
 * @param reasonFor why no browser walk takes a transition; `null` when there is no reason
 */
export function coverageOf(
  reached: readonly ReachedFile[],
  reasonFor: (machine: string, transition: string) => string | null = () => null,
): Coverage {
  const levelsWith = (list: 'states' | 'transitions' | 'passed' | 'refused') => {
    const sets = levels.map((level) => {
      const files = reached.filter((file) => file.level === level);
      return [level, new Set(files.flatMap((file) => file[list]))] as const;
    });
    return (key: string): CoverageLevel[] => sets.filter(([, keys]) => keys.has(key)).map(([level]) => level);
  };
  const [ofState, ofTransition] = [levelsWith('states'), levelsWith('transitions')];
  const [ofPassed, ofRefused] = [levelsWith('passed'), levelsWith('refused')];
  const machines = machineModels.map(({ machine }): [string, MachineCoverage] => {
    const states = statesOf(machine);
    const transitions = states.flatMap(transitionsOf);
    const keys = [...new Set(transitions.map(transitionKey))];
    const guards = transitions.filter(({ guard }) => guard !== undefined).map(guardKey);
    const stateLevels = Object.fromEntries(states.map(({ id }) => [id, ofState(id)]));
    const given = keys.map((key): [string, string | null] => [key, reasonFor(machine.id, key)]);
    return [
      machine.id,
      {
        states: states.map(({ id }) => id).filter((id) => (stateLevels[id] ?? []).length > 0),
        transitions: Object.fromEntries(keys.map((key) => [key, ofTransition(key)])),
        stateLevels,
        guards: Object.fromEntries(
          guards.map((key) => [key, { passed: ofPassed(key), refused: ofRefused(key) }]),
        ),
        reasons: Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null)),
      },
    ];
  });
  return { machines: Object.fromEntries(machines) };
}

/** The transitions of each machine, by `source|event|target`. */
export const declaredIn = ({ machines }: Coverage): Record<string, string[]> =>
  Object.fromEntries(Object.entries(machines).map(([id, { transitions }]) => [id, Object.keys(transitions)]));

const isInMemory = (where: readonly CoverageLevel[]) => where.includes('unit') || where.includes('model');
const isInBrowser = (where: readonly CoverageLevel[]) => where.includes('browser');

/** Transitions that no run in memory takes; CI fails if there are any. */
export const untakenInMemory = ({ machines }: Coverage): string[] => untaken(machines, isInMemory);

const untaken = (
  machines: Coverage['machines'],
  isTaken: (where: readonly CoverageLevel[]) => boolean,
): string[] =>
  Object.values(machines).flatMap(({ transitions }) =>
    Object.entries(transitions).flatMap(([key, where]) => (isTaken(where) ? [] : [key])),
  );

/** Problems in the browser: transitions that no walk takes without a reason, and outdated reasons. */
export function problemsInBrowser({ machines }: Coverage): string[] {
  return Object.values(machines).flatMap(({ transitions, reasons }) =>
    Object.entries(transitions).flatMap(([key, where]) => {
      if (isInBrowser(where))
        return reasons[key] ? [`${key} is taken, and yet there is a reason why not`] : [];
      return reasons[key] ? [] : [`${key} is taken by no walk, and nobody says why`];
    }),
  );
}

/** The report as table lines, one per machine; with `reasons` also what no browser walk takes, and why. */
export function reportLines({ machines }: Coverage, { reasons = false } = {}): string[] {
  const rows = Object.entries(machines).map(([id, machine]) => {
    const states = Object.values(machine.stateLevels);
    const transitions = Object.values(machine.transitions);
    const guards = Object.values(machine.guards);
    const bothWays = guards.filter(({ passed, refused }) => isInMemory(passed) && isInMemory(refused));
    return [
      id,
      part(states.filter(isInMemory), states),
      part(transitions.filter(isInMemory), transitions),
      part(bothWays, guards),
      part(states.filter(isInBrowser), states),
      part(transitions.filter(isInBrowser), transitions),
    ];
  });
  const heads = [
    'machine',
    'states',
    'transitions',
    'guards both ways',
    'states (browser)',
    'transitions (browser)',
  ];
  const left = reasons ? Object.entries(machines).flatMap(([id, machine]) => leftOutLines(id, machine)) : [];
  return [...aligned([heads, ...rows]), ...oneWayLines(machines), ...left];
}

const part = (some: unknown[], all: unknown[]): string => `${some.length}/${all.length}`;

function aligned(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Guards that no run in memory has seen both pass and fail. */
function oneWayLines(machines: Coverage['machines']): string[] {
  const lines = Object.values(machines).flatMap(({ guards }) =>
    Object.entries(guards).flatMap(([key, { passed, refused }]) => {
      const never = [...(isInMemory(passed) ? [] : ['holds']), ...(isInMemory(refused) ? [] : ['refuses'])];
      return never.length === 0 ? [] : [`  ${key} never ${never.join(', never ')}`];
    }),
  );
  return lines.length === 0 ? [] : ['', 'guards that go one way only:', ...lines];
}

/** What no browser walk takes, grouped by reason. */
function leftOutLines(id: string, { reasons }: MachineCoverage): string[] {
  const byReason = Map.groupBy(Object.entries(reasons), ([, reason]) => reason);
  return [...byReason].flatMap(([reason, entries]) => [
    '',
    `${id}, not in the browser: ${reason}`,
    ...entries.map(([key]) => `  ${key}`),
  ]);
}
