import { isProof } from '../domain/forms/bot-check.ts';
import type { Challenge, GivenProof } from '../domain/forms/bot-check.ts';

/** Does the work that a form's challenge asks for, as the storefront would. */
export function solveChallenge({ token, difficulty }: Pick<Challenge, 'token' | 'difficulty'>): GivenProof {
  let nonce = 0;
  while (!isProof(token, String(nonce), difficulty)) nonce += 1;
  return { token, nonce: String(nonce) };
}
