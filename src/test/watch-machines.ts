import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Actor, type InspectionEvent } from 'xstate';
import { afterAll, beforeEach } from 'vitest';
import { nothingReached, reachedBy, type Reached } from '../machines/testing/reached.ts';

/** Where a run of tests that counts leaves what each worker has reached, by level (`tests/model/coverage.ts` sums it up). */
const folder = process.env['MACHINE_COVERAGE'];

interface Watch {
  level: 'unit' | 'model';
  reached: Record<'unit' | 'model', Reached>;
}

declare global {
  /** A worker runs many files, each with this one before it. */
  var machineWatch: Watch | undefined;
}

interface Inspected {
  _parent?: unknown;
  system: { inspect(observer: (event: InspectionEvent) => void): unknown };
  _initState(state: unknown): void;
}

/** Whoever starts an actor in a test, its whole system is watched, from its first step on. */
function watchEveryActor(watch: Watch): void {
  const prototype = Actor.prototype as unknown as Inspected;
  const begin = prototype._initState;
  prototype._initState = function (state) {
    if (!this._parent) this.system.inspect(reachedBy(() => watch.reached[watch.level]));
    begin.call(this, state);
  };
}

if (folder !== undefined) {
  if (!globalThis.machineWatch) {
    globalThis.machineWatch = {
      level: 'unit',
      reached: { unit: nothingReached(), model: nothingReached() },
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
