import { isDocument, isGeneratedFile, isTestFile } from './violation.ts';
import type { Violation } from './violation.ts';

interface Limit {
  what: string;
  lines: number;
  applies: (file: string) => boolean;
}

const limits: Limit[] = [
  {
    what: 'a component file',
    lines: 150,
    applies: (file) => file.startsWith('src/') && file.endsWith('.tsx'),
  },
  { what: 'a machine', lines: 250, applies: (file) => file.endsWith('.machine.ts') },
  { what: 'a file of the host', lines: 250, applies: (file) => /^server\/.*\.ts$/.test(file) },
  {
    what: 'a document',
    lines: 25,
    applies: isDocument,
  },
];

/** The comment with which a file may justify its length. */
const EXCUSE = /size-ok: \S/;

/** Reports a file that is longer than its kind allows. */
export function sizeViolations(file: string, source: string): Violation[] {
  if (isTestFile(file) || isGeneratedFile(file) || EXCUSE.test(source)) return [];
  const lines = source.trimEnd().split('\n').length;
  return limits
    .filter((limit) => limit.applies(file) && lines > limit.lines)
    .map(({ what, lines: most }) => ({
      file,
      line: most + 1,
      message: `${what} has at most ${most} lines, this has ${lines}: split it, or say why in a line \`size-ok: …\``,
    }));
}
