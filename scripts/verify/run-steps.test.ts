import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './run-steps.ts';

/** Steps that the test ends, and a log of what happened. */
class Workshop {
  readonly log: string[] = [];
  readonly #ends = new Map<string, (problem: string | null) => void>();

  step(name: string, more: Partial<Step> = {}): Step {
    const run = () => {
      this.log.push(`${name} starts`);
      return new Promise<string | null>((resolve) => this.#ends.set(name, resolve));
    };
    return { name, needs: [], cores: 1, run, ...more };
  }

  run(steps: readonly Step[], cores = 2): Promise<number> {
    return runSteps(steps, cores, ({ name }, problem) => {
      this.log.push(`${name} ${problem === null ? 'is fine' : `fails: ${problem}`}`);
    });
  }

  async end(name: string, problem: string | null = null): Promise<void> {
    this.#ends.get(name)?.(problem);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('keeps the cores busy, in the order of the steps', async () => {
  const workshop = new Workshop();
  const outcome = workshop.run(['a', 'b', 'c'].map((name) => workshop.step(name)));
  expect(workshop.log).toEqual(['a starts', 'b starts']);
  await workshop.end('b');
  expect(workshop.log.slice(2)).toEqual(['b is fine', 'c starts']);
  await workshop.end('a');
  await workshop.end('c');
  expect(await outcome).toBe(0);
});

it('waits for the steps that a step needs, and runs others in the meantime', async () => {
  const workshop = new Workshop();
  const steps = [workshop.step('a'), workshop.step('b', { needs: ['a'] }), workshop.step('c')];
  const outcome = workshop.run(steps);
  expect(workshop.log).toEqual(['a starts', 'c starts']);
  await workshop.end('a');
  expect(workshop.log.slice(2)).toEqual(['a is fine', 'b starts']);
  await workshop.end('b');
  await workshop.end('c');
  expect(await outcome).toBe(0);
});

it('runs a step that needs all cores alone, however few there are', async () => {
  const workshop = new Workshop();
  const outcome = workshop.run([workshop.step('a', { cores: 9 }), workshop.step('b')], 2);
  expect(workshop.log).toEqual(['a starts']);
  await workshop.end('a');
  await workshop.end('b');
  expect(await outcome).toBe(0);
  expect(workshop.log).toEqual(['a starts', 'a is fine', 'b starts', 'b is fine']);
});

it('starts nothing more after a step that fails, and counts those that fail', async () => {
  const workshop = new Workshop();
  const outcome = workshop.run(['a', 'b', 'c'].map((name) => workshop.step(name)));
  await workshop.end('a', 'red');
  await workshop.end('b', 'red too');
  expect(await outcome).toBe(2);
  expect(workshop.log).toEqual(['a starts', 'b starts', 'a fails: red', 'b fails: red too']);
});

it('counts a step that throws as failed', async () => {
  const throws = { name: 'a', needs: [], cores: 1, run: () => Promise.reject(new Error('no such tool')) };
  const problems: (string | null)[] = [];
  expect(await runSteps([throws], 2, (_step, problem) => problems.push(problem))).toBe(1);
  expect(problems).toEqual(['Error: no such tool']);
});

it('refuses a step that needs one that is not listed before it', async () => {
  const workshop = new Workshop();
  const steps = [workshop.step('a', { needs: ['b'] }), workshop.step('b')];
  await expect(workshop.run(steps)).rejects.toThrow('a needs b, which is not listed before it');
});
