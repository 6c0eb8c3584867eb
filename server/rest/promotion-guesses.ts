import type { Outcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import type { RestContext } from './rest-routes.ts';

/**
 * Counts attempts with unknown promotion codes. Null if the call may proceed; otherwise 429, for valid codes
 * too, so that none can be found by guessing.
 */
export async function tooManyCodes(
  { cartReader, rateLimits }: Pick<Services, 'cartReader' | 'rateLimits'>,
  code: string | null | undefined,
  context: RestContext,
): Promise<Extract<Outcome<never>, { ok: false }> | null> {
  const given = code?.trim();
  return given ? rateLimits.limitGuess('promotion', context, await cartReader.knowsCode(given)) : null;
}
