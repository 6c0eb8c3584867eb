import { isProof } from '../domain/forms/bot-check.ts';
import type { Challenge, BotProof } from '../domain/forms/bot-check.ts';

/** Solves a form's challenge like the storefront. */
export function solveChallenge({ token, difficulty }: Pick<Challenge, 'token' | 'difficulty'>): BotProof {
  let nonce = 0;
  while (!isProof(token, String(nonce), difficulty)) nonce += 1;
  return { token, nonce: String(nonce) };
}
