import { fromPromise, type PromiseActorLogic } from 'xstate';

/** One call of held work: its input, and functions to complete it. */
export interface HeldCall<Output, Input> {
  input: Input;
  /** Aborted when the machine no longer waits for the call. */
  signal: AbortSignal;
  resolve: (output: Output) => Promise<void>;
  reject: (error: unknown) => Promise<void>;
}

/** Work for `.provide()` that only ends when a test says so, call by call, in any order. */
export function heldWork<Output, Input>(): {
  logic: PromiseActorLogic<Output, Input>;
  calls: HeldCall<Output, Input>[];
  /** Returns the latest call. Throws when there was none. */
  last: () => HeldCall<Output, Input>;
} {
  const calls: HeldCall<Output, Input>[] = [];
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
    if (!call) throw new Error('nothing was asked of this work yet');
    return call;
  };
  return { logic, calls, last };
}

/** Lets a settled promise reach the machine; uses microtasks only, so fake timers do not matter. */
async function delivered(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}
