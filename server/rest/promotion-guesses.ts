import type { Outcome } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import type { RestContext } from './rest-routes.ts';

/**
 * Counts a promotion code that there is not, for whoever asks for it. Null: go on; else 429, for right codes too, so that
 * nobody finds one by trying.
 */
export async function tooManyCodes(
  { cartReader, rateLimits }: Pick<Services, 'cartReader' | 'rateLimits'>,
  code: string | null | undefined,
  context: RestContext,
): Promise<Extract<Outcome<never>, { ok: false }> | null> {
  const given = code?.trim();
  return given ? rateLimits.limitGuess('promotion', context, await cartReader.knowsCode(given)) : null;
}
