import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Actor, type InspectionEvent } from 'xstate';
import { afterAll, beforeEach } from 'vitest';
import { coverageObserver, type CoveredParts, noCoveredParts } from '../machines/testing/covered-parts.ts';

/**
 * Where each worker of a coverage run writes what it reached, by level (`tests/model/coverage.ts` adds it
 * up).
 */
const folder = process.env['MACHINE_COVERAGE'];

interface Watch {
  level: 'unit' | 'model';
  reached: Record<'unit' | 'model', CoveredParts>;
}

declare global {
  /** Global, since a worker runs many files, each after this one. */
  var machineWatch: Watch | undefined;
}

interface Inspected {
  _parent?: unknown;
  system: { inspect(observer: (event: InspectionEvent) => void): unknown };
  _initState(state: unknown): void;
}

/** Observes the whole system of every actor started in a test, from its first step. */
function watchEveryActor(watch: Watch): void {
  const prototype = Actor.prototype as unknown as Inspected;
  const begin = prototype._initState;
  prototype._initState = function (state) {
    if (!this._parent) this.system.inspect(coverageObserver(() => watch.reached[watch.level]));
    begin.call(this, state);
  };
}

if (folder !== undefined) {
  if (!globalThis.machineWatch) {
    globalThis.machineWatch = {
      level: 'unit',
      reached: { unit: noCoveredParts(), model: noCoveredParts() },
    };
    watchEveryActor(globalThis.machineWatch);
  }
  const watch = globalThis.machineWatch;
  beforeEach(({ task }) => {
    watch.level = task.file.filepath.endsWith('.model.test.ts') ? 'model' : 'unit';
  });
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    const { level } = watch;
    const lists = Object.entries(watch.reached[level]).map(([name, keys]) => [name, [...keys]]);
    const reached = JSON.stringify({ level, ...Object.fromEntries(lists) });
    writeFileSync(join(folder, `${level}-${process.pid}.json`), reached);
  });
}
