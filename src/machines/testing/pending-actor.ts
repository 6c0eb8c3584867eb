import { fromPromise, type PromiseActorLogic } from 'xstate';

/** One call of pending work: its input, and functions to complete it. */
export interface PendingCall<Output, Input> {
  input: Input;
  /** Aborted when the machine no longer waits for the call. */
  signal: AbortSignal;
  resolve: (output: Output) => Promise<void>;
  reject: (error: unknown) => Promise<void>;
}

/** Work for `.provide()` that only ends when a test says so, call by call, in any order. */
export function pendingActor<Output, Input>(): {
  logic: PromiseActorLogic<Output, Input>;
  calls: PendingCall<Output, Input>[];
  /** Returns the latest call. Throws when there was none. */
  last: () => PendingCall<Output, Input>;
} {
  const calls: PendingCall<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    calls.push({
      input,
      signal,
      resolve: async (output) => (resolve(output), delivered()),
      reject: async (error) => (reject(error), delivered()),
    });
    return promise;
  });
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('this work has not been called yet');
    return call;
  };
  return { logic, calls, last };
}

/** Lets a settled promise reach the machine; uses microtasks only, so fake timers do not matter. */
async function delivered(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}
