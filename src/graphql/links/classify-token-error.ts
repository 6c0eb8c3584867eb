/** What a response says about the token that was sent: renewable, or permanently unusable. */
export type TokenErrorKind = 'expired' | 'invalid';

interface Problem {
  status: number;
  text_code: string | null;
  message: string;
}

const EXPIRED_STATUSES: readonly number[] = [401, 422];

/**
 * What an error response says about the token; `null` when about something else (TOK-05, TOK-07, TOK-08, A62).
 */
export function classifyTokenError({ status, text_code, message }: Problem): TokenErrorKind | null {
  if (text_code === 'TOKEN_EXPIRED' && EXPIRED_STATUSES.includes(status)) return 'expired';
  if (text_code === 'TOKEN_INVALID' || message === 'Signature verification failed') return 'invalid';
  return null;
}
