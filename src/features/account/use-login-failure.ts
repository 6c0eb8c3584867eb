import { useState } from 'react';
import { useSession } from '../../state/session.ts';
import type { Failure } from '../../lib/failure.ts';

/** Why the last login from this step failed; `null` before one. Ignores failures of earlier steps. */
export function useLoginFailure(): Failure | null {
  const failure = useSession((session) => session.context.failure);
  const [earlier] = useState(failure);
  return failure === earlier ? null : failure;
}
