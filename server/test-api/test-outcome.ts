/** The result of a test's request, or why it failed, for the author of the test. */
export type TestOutcome<Value> = { ok: true; value: Value } | { ok: false; problem: string };

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const failure = (problem: string): { ok: false; problem: string } => ({ ok: false, problem });
