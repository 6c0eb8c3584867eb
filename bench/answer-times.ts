import { percentilesOf } from './percentiles.ts';
import type { Question } from './queries.ts';

export interface AnswerTimes {
  p50Ms: number;
  p99Ms: number;
}

const WARM_UP = 60;
const MAX_START_MS = 30_000;

async function ask(url: string, question: Question): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`a question failed: ${text}`);
  return performance.now() - began;
}

/** How long (ms) a shop that was just started takes to answer this; refusals until then are ignored. */
export async function untilAnswered(url: string, question: Question): Promise<number> {
  const began = performance.now();
  for (;;) {
    const answer = await ask(url, question).catch((error: unknown) => error);
    const ms = performance.now() - began;
    if (typeof answer === 'number') return ms;
    if (ms > MAX_START_MS) throw answer;
  }
}

/** Sends the questions one after the other, like one shopper. Returns the response times after a warm-up. */
export async function measureAnswers(url: string, questions: readonly Question[]): Promise<AnswerTimes> {
  for (const question of questions.slice(0, WARM_UP)) await ask(url, question);
  const times: number[] = [];
  for (const question of questions) times.push(await ask(url, question));
  return percentilesOf(times);
}
