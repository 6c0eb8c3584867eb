import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackgroundJobs } from './background-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = (name: string, intervalMs: number, atStart = false) => {
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return { name, intervalMs, atStart, run };
};

describe('background jobs', () => {
  it('run at their own intervals, and at the start if configured', async () => {
    const [quick, slow] = [counted('quick', 5), counted('slow', 12, true)];
    const jobs = new BackgroundJobs([quick, slow], { idle: false });
    jobs.start(() => {});
    expect([quick.run, slow.run].map((run) => run.mock.calls.length)).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(24);
    expect([quick.run, slow.run].map((run) => run.mock.calls.length)).toEqual([4, 3]);
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(quick.run).toHaveBeenCalledTimes(4);
  });

  it('a failure is reported and stops neither the other jobs nor the next run', async () => {
    const [broken, sound] = [counted('broken', 5), counted('sound', 5)];
    broken.run.mockRejectedValue(new Error('out of reach'));
    const report = vi.fn<(error: unknown) => void>();
    const jobs = new BackgroundJobs([broken, sound], { idle: false });
    jobs.start(report);
    await vi.advanceTimersByTimeAsync(10);
    expect(report.mock.calls).toEqual([[new Error('out of reach')], [new Error('out of reach')]]);
    expect(sound.run).toHaveBeenCalledTimes(2);
    await expect(jobs.runAll()).rejects.toThrow(AggregateError);
    expect(sound.run).toHaveBeenCalledTimes(3);
    await jobs.stop();
  });

  it('a slow job is not started again before it has ended, and stopping waits for it', async () => {
    const long = counted('long', 5);
    const { promise, resolve } = Promise.withResolvers<void>();
    long.run.mockReturnValue(promise);
    const jobs = new BackgroundJobs([long], { idle: false });
    jobs.start(() => {});
    await vi.advanceTimersByTimeAsync(30);
    expect(long.run).toHaveBeenCalledTimes(1);
    let stopped = false;
    const stopping = jobs.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(1);
    expect(stopped).toBe(false);
    resolve();
    await stopping;
  });

  it('idle jobs run only on request', async () => {
    const job = counted('job', 5, true);
    const jobs = new BackgroundJobs([job], { idle: true });
    jobs.start(() => {});
    await vi.advanceTimersByTimeAsync(30);
    expect(job.run).not.toHaveBeenCalled();
    await jobs.runAll();
    expect(job.run).toHaveBeenCalledTimes(1);
  });
});
