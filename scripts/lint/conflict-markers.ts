import type { Violation } from './violation.ts';

/** As written by git, or changed by a formatter in Markdown: indented, escaped, or quoted seven times. */
const MARKER = /^\s*(?:\\?(?:<{7}|={7}|>{7}|\|{7})|(?:> ?){6}>)(?:\s|$)/;

/** Merge conflict markers in a text file. */
export function conflictViolations(file: string, source: string): Violation[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      MARKER.test(text)
        ? [{ file, line: index + 1, message: 'a merge has left its marker: choose one side' }]
        : [],
    );
}
