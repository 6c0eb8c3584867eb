import { defaultFieldResolver } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refuseQuery } from './query-guards.ts';

/** Far more than any query within the cost limit needs, even on a busy machine. */
const MAX_MS = 2_000;
/** Lists may be longer than their assumed size, but not by this much. */
const MAX_FIELDS = 200_000;

interface Limits {
  maxMs?: number;
  maxFields?: number;
}

/** The arguments of Yoga's executor, beyond those of graphql-js. */
interface CancellableArgs extends ExecutionArgs {
  signal?: AbortSignal;
}

/**
 * Aborts a query that takes too long or grows too large: no further field is resolved, and the response is an
 * error (APC-20). The clock is also checked at each field, as a timer would not fire between synchronous
 * fields.
 * @param isPersisted whether the document of this context needs no limits
 */
export function executionLimits(
  isPersisted: (context: object) => boolean,
  { maxMs = MAX_MS, maxFields = MAX_FIELDS }: Limits = {},
): Plugin {
  return {
    onExecute({ args }: { args: CancellableArgs }) {
      if (isPersisted(args.contextValue as object)) return;
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
