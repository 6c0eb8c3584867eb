export interface Step {
  name: string;
  /** Names of the steps that must succeed first. */
  needs: readonly string[];
  /** Number of cores it uses; more than there are means all of them. */
  cores: number;
  /** Resolves with the problem, or `null`. */
  run: () => Promise<string | null>;
  /** Its JSON report, for steps that count tests. */
  report?: string;
}

/** Called when a step has ended, with its problem or `null`, and its duration in ms. */
export type StepListener = (step: Step, problem: string | null, tookMs: number) => void;

/**
 * Runs steps as early as possible: in order, once their dependencies are done and enough cores are free.
 * Starts no more steps after a failure. Resolves with the number of failed steps; rejects when a step depends
 * on one that does not precede it.
 */
export async function runSteps(steps: readonly Step[], cores: number, onEnd: StepListener): Promise<number> {
  refuseForwardNeeds(steps);
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const done = new Set<string>();
  let failures = 0;
  const coresOf = (step: Step) => Math.min(step.cores, cores);
  const canStart = (step: Step) => {
    const busy = [...running.keys()].reduce((sum, each) => sum + coresOf(each), 0);
    return busy + coresOf(step) <= cores && step.needs.every((name) => done.has(name));
  };
  const start = async (step: Step) => {
    const began = performance.now();
    const problem = await step.run().catch((error: unknown) => String(error));
    running.delete(step);
    if (problem === null) done.add(step.name);
    else failures += 1;
    onEnd(step, problem, performance.now() - began);
  };
  for (;;) {
    for (let next = waiting.find(canStart); next && failures === 0; next = waiting.find(canStart)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    }
    if (running.size === 0) return failures;
    await Promise.race(running.values());
  }
}

function refuseForwardNeeds(steps: readonly Step[]): void {
  for (const [index, step] of steps.entries()) {
    const before = steps.slice(0, index).map(({ name }) => name);
    const missing = step.needs.find((name) => !before.includes(name));
    if (missing !== undefined)
      throw new Error(`${step.name} needs ${missing}, which is not listed before it`);
  }
}
