/** What a test asked for was done, or why it was not, in words for whoever wrote the test. */
export type TestOutcome<Value> = { ok: true; value: Value } | { ok: false; problem: string };

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const failure = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });
