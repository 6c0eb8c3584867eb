import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import type { WorkerResponse, WorkerRequest } from './worker-process.ts';

const LOWER_PRIORITY = 10;

/** The child's end of a `WorkerProcess`: runs jobs for the host that started this process, and ends with it. */
export function serveJobs<Job, Result>(run: (job: Job) => Promise<Result>): void {
  setPriority(LOWER_PRIORITY);
  // Ctrl+C reaches the whole process group; the host decides when this process ends.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, job }: WorkerRequest<Job>) => {
    const respond = (response: WorkerResponse<Result>) => void process.send?.(response);
    void run(job)
      .then(
        (result) => respond({ id, ok: true, result }),
        (error: unknown) =>
          respond({ id, ok: false, message: error instanceof Error ? error.message : String(error) }),
      )
      .finally(saveCompileCache);
  });
}

let isCompileCacheSaved = false;

/** Saves what has been compiled, as a closing host kills this process. */
function saveCompileCache(): void {
  if (!isCompileCacheSaved) flushCompileCache();
  isCompileCacheSaved = true;
}
