import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', 'docs', 'decisions');
const decisions = readdirSync(folder).filter((file) => /^\d{3}-/.test(file));

it('no two decisions share a number, and each title has its own', () => {
  const numbers = decisions.map((file) => file.slice(0, 3));
  expect(new Set(numbers).size).toBe(decisions.length);
  const titled = decisions.map((file) => /^# (\d{3})/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]);
  expect(titled).toEqual(numbers);
});

it('each decision states its date and its status', () => {
  const undated = decisions.filter(
    (file) => !/^Date: \d{4}-\d\d-\d\d\. Status: \S/m.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(undated).toEqual([]);
});

it('each decision has one line in the index', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const linked = [...index.matchAll(/^- \[\d{3}\]\((\d{3}-[^)]+)\): \S/gm)].map((match) => match[1]);
  // Its lines are grouped by subject.
  expect(linked.toSorted()).toEqual(decisions);
});
