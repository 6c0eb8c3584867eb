import { defaultFieldResolver } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refuseQuery } from './query-guards.ts';

/** Far more than what the weighing lets through needs, also on a busy machine. */
const MAX_MS = 2_000;
/** Lists may be longer than they are weighed with, but not that much. */
const MAX_FIELDS = 200_000;

interface Limits {
  maxMs?: number;
  maxFields?: number;
}

/** What the executor of Yoga takes beside the arguments of graphql-js. */
interface CancellableArgs extends ExecutionArgs {
  signal?: AbortSignal;
}

/**
 * Ends the execution of a query that takes too long or becomes too much: no further field is asked for, and the answer
 * is an error (APC-20). The clock is also looked at at each field, for a timer would not fire while fields that need
 * not wait follow each other.
 * @param isKnown whether the document of this context needs no limits
 */
export function executionLimits(
  isKnown: (context: object) => boolean,
  { maxMs = MAX_MS, maxFields = MAX_FIELDS }: Limits = {},
): Plugin {
  return {
    onExecute({ args }: { args: CancellableArgs }) {
      if (isKnown(args.contextValue as object)) return;
      const stop = new AbortController();
      const tooSlow = () => stop.abort(refuseQuery(`Time limit of ${maxMs} ms exceeded`));
      const timer = setTimeout(tooSlow, maxMs).unref();
      const end = performance.now() + maxMs;
      let fields = 0;
      args.signal = stop.signal;
      args.fieldResolver = (...given) => {
        fields += 1;
        if (fields > maxFields) stop.abort(refuseQuery(`Limit of ${maxFields} fields exceeded`));
        else if (performance.now() > end) tooSlow();
        stop.signal.throwIfAborted();
        return defaultFieldResolver(...given);
      };
      return { onExecuteDone: () => clearTimeout(timer) };
    },
  };
}
