import { basename } from 'node:path';
import { isLevel, mayProve } from './levels.ts';
import type { Level } from './levels.ts';

const LINE = /^- \[[ x]\] \*\*([A-Z][A-Z0-9]{1,2}-\d{2})\*\* `([A-Z,]+)`/;
const REGISTER_ENTRY = /^\*\*(A\d{2})\*\*/gm;
const OPEN_CLAUSE = /^- \*\*([A-Z][A-Z0-9]{1,2}-\d{2})\*\* (.+)$/;
const WRITTEN = /^ {2}- (proved in|named in|open:) /;
const SUMMARY = /(?<=<!-- coverage -->\n)[^]*?(?=<!-- \/coverage -->)/;

/** A test file with a requirement id in a title. */
export interface TestReference {
  file: string;
  levels: readonly Level[];
  /** Why it proves nothing, such as a skipped test; `null` when it counts. */
  rejected: string | null;
}

/** Requirement id → the test files that name it. */
export type TestReferences = ReadonlyMap<string, readonly TestReference[]>;

/** Requirement id → the clauses of its line that nothing proves, written by hand. */
export type OpenClauses = ReadonlyMap<string, readonly string[]>;

type State = 'proved' | 'partly' | 'named' | 'open';

interface Judgement {
  id: string;
  state: State;
  /** Remarks shown below the line. */
  remarks: readonly string[];
}

/** Parses docs/open-clauses.md: entries `- **CRT-09** what is open, and why`. Throws at an invalid entry. */
export function readOpenClauses(text: string): OpenClauses {
  const clauses = new Map<string, string[]>();
  for (const line of text.split('\n').filter((each) => each.startsWith('- '))) {
    const [, id, clause] = OPEN_CLAUSE.exec(line) ?? [];
    if (id === undefined || clause === undefined)
      throw new Error(`docs/open-clauses.md: cannot read "${line}"`);
    clauses.set(id, [...(clauses.get(id) ?? []), clause]);
  }
  return clauses;
}

function listed(references: readonly TestReference[]): string {
  const files = [...new Set(references.map(({ file }) => basename(file)))].sort();
  return files.map((file) => `\`${file}\``).join(', ');
}

const nameOfLevel: Record<Level, string> = {
  U: 'unit test',
  C: 'component test',
  A: 'API test',
  E: 'browser test',
  M: 'walk of a statechart',
  B: 'test of the build',
};

function judge(
  id: string,
  wanted: readonly Level[],
  references: readonly TestReference[],
  open: readonly string[],
): Judgement {
  const counted = references.filter(({ rejected }) => rejected === null);
  const missing = wanted.filter(
    (line) => !counted.some(({ levels }) => levels.some((test) => mayProve(test, line))),
  );
  const isProved = missing.length === 0 && open.length === 0;
  const proving = counted.filter(({ levels }) =>
    levels.some((test) => wanted.some((line) => mayProve(test, line))),
  );
  const remarks = [
    ...(references.length === 0
      ? []
      : [`${isProved ? 'proved' : 'named'} in ${listed(isProved ? proving : references)}`]),
    ...references.flatMap(({ file, rejected }) =>
      rejected === null || isProved ? [] : [`open: \`${basename(file)}\` ${rejected}`],
    ),
    ...(references.length === 0 ? [] : missing.map((level) => `open: no ${nameOfLevel[level]} names it`)),
    ...open.map((clause) => `open: ${clause}`),
  ];
  if (isProved) return { id, state: 'proved', remarks };
  if (references.length === 0) return { id, state: 'open', remarks };
  return { id, state: missing.length < wanted.length ? 'partly' : 'named', remarks };
}

function judgeLine(line: string, references: TestReferences, open: OpenClauses): Judgement | null {
  const [, id, letters] = LINE.exec(line) ?? [];
  if (id === undefined || letters === undefined) return null;
  const wanted = letters.split(',');
  const unknown = wanted.find((letter) => !isLevel(letter));
  if (unknown !== undefined) throw new Error(`${id}: there is no level ${unknown}`);
  return judge(id, wanted.filter(isLevel), references.get(id) ?? [], open.get(id) ?? []);
}

function refuseWrongIds(document: string, references: TestReferences, open: OpenClauses): void {
  const lines = document.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []);
  const twice = lines.find((id, index) => lines.indexOf(id) < index);
  if (twice !== undefined) throw new Error(`docs/requirements.md: ${twice} is listed twice`);
  const known = new Set([...lines, ...[...document.matchAll(REGISTER_ENTRY)].map((match) => match[1])]);
  for (const [id, tests] of references) {
    if (!known.has(id))
      throw new Error(`${tests.map(({ file }) => file).join(', ')}: there is no requirement ${id}`);
  }
  const stray = [...open.keys()].find((id) => !lines.includes(id));
  if (stray !== undefined) throw new Error(`docs/open-clauses.md: there is no requirement ${stray}`);
}

function byFamily(judgements: readonly Judgement[]): string[] {
  const families = Map.groupBy(judgements, ({ id }) => id.slice(0, id.indexOf('-')));
  return [...families].map(
    ([family, members]) => `- ${family} (${members.length}): ${members.map(({ id }) => id).join(', ')}`,
  );
}

const chapters: [State, string][] = [
  ['partly', 'partly proved: the open clause is listed below the line'],
  ['named', 'only named: a test has the id in its title, but proves nothing at the level of the line'],
  ['open', 'open: no test names them'],
];

function summary(judgements: readonly Judgement[]): string {
  const inState = (state: State) => judgements.filter((judgement) => judgement.state === state);
  const count = `**${inState('proved').length} of ${judgements.length} lines are proved**, every clause at its level, by tests of code that the running shop reaches.`;
  const rest = chapters.flatMap(([state, title]) => {
    const members = inState(state);
    return members.length === 0 ? [] : ['', `${members.length} ${title}`, '', ...byFamily(members)];
  });
  return `\n${[count, ...rest].join('\n')}\n\n`;
}

/**
 * Rewrites the document's check marks, remarks and summary. Throws at an unknown id in a title or an open
 * clause, and at a duplicate line.
 */
export function withLedger(document: string, references: TestReferences, open: OpenClauses): string {
  refuseWrongIds(document, references, open);
  const judgements: Judgement[] = [];
  const lines = document
    .split('\n')
    .filter((line) => !WRITTEN.test(line))
    .flatMap((line) => {
      const judgement = judgeLine(line, references, open);
      if (judgement === null) return [line];
      judgements.push(judgement);
      const mark = judgement.state === 'proved' ? '- [x]' : '- [ ]';
      return [line.replace(/^- \[[ x]\]/, mark), ...judgement.remarks.map((remark) => `  - ${remark}`)];
    });
  return lines.join('\n').replace(SUMMARY, () => summary(judgements));
}
