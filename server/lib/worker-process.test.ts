import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WorkerProcess } from './worker-process.ts';
import type { WorkerProcessOptions } from './worker-process.ts';

class Unreadable extends Error {}
class Unfinished extends Error {}

type Job = 'count' | 'fail' | 'crash' | 'hang';

/** Answers a `count` with how many of them have been running at once. */
const MAIN = `
import { serveJobs } from ${JSON.stringify(new URL('./serve-jobs.ts', import.meta.url).href)};
let running = 0;
let most = 0;
serveJobs(async (job) => {
  if (job === 'fail') throw new Error('half a picture');
  if (job === 'crash') process.exit(1);
  if (job === 'hang') await new Promise(() => {});
  most = Math.max(most, ++running);
  await new Promise((resolve) => setTimeout(resolve, 10));
  running--;
  return most;
});`;

let folder: string;
let main: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-process-'));
  main = pathToFileURL(join(folder, 'main.mjs'));
  await writeFile(main, MAIN);
});
afterAll(() => rm(folder, { recursive: true }));

let side: WorkerProcess<Job, number>;
const start = (options: WorkerProcessOptions = {}) => {
  side = new WorkerProcess({
    ...options,
    main,
    work: 'picture',
    failure: (message) => new Unreadable(message),
    unfinished: (message) => new Unfinished(message),
  });
  return side;
};
afterEach(() => side.close());

it('the process is sent only as many jobs as it runs at once, so that none waits there on its time', async () => {
  start({ parallel: 2 });
  const counted = await Promise.all(Array.from({ length: 6 }, () => side.run('count')));
  expect(Math.max(...counted)).toBe(2);
});

it('a job that fails is the fault of the job', async () => {
  await expect(start().run('fail')).rejects.toThrow(new Unreadable('half a picture'));
});

it('a job whose process is lost twice, or that takes too long, is unfinished', async () => {
  await expect(start().run('crash')).rejects.toThrow(Unfinished);
  await side.close();
  await expect(start({ timeoutMs: 1 }).run('hang')).rejects.toThrow(Unfinished);
});

it('a closed process leaves running and waiting jobs unfinished', async () => {
  start({ parallel: 1 });
  const outcomes = Promise.allSettled([side.run('hang'), side.run('count')]);
  await expect.poll(() => side.pid).not.toBeNull();
  await side.close();
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: expect.any(Unfinished) });
});
