import type { Violation } from './violation.ts';

/** As git writes them, and as a formatter leaves them in Markdown: indented, escaped, or quoted seven times. */
const MARKER = /^\s*(?:\\?(?:<{7}|={7}|>{7}|\|{7})|(?:> ?){6}>)(?:\s|$)/;

/** Lines that a merge has left, of any text file. */
export function conflictViolations(file: string, source: string): Violation[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      MARKER.test(text)
        ? [{ file, line: index + 1, message: 'a merge has left its marker: choose one side' }]
        : [],
    );
}
