import { isTestFile } from './violation.ts';
import type { Violation } from './violation.ts';

/** A line that needs one of these says so in itself or in the line above, with a reason. */
const EXCUSE = /style-ok: \S/;

const HEX_COLOUR = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i;

const PHYSICAL_CLASS = new RegExp(
  String.raw`(?<![\w-])-?(?:(?:ml|mr|pl|pr|left|right|scroll-m[lr]|scroll-p[lr])-(?:\[|\(|\d|auto|px|full)|(?:text|float|clear)-(?:left|right)(?![\w-])|(?:border-[lr]|rounded-[lr]|rounded-[tb][lr])(?![a-z]))`,
);

const PHYSICAL_PROPERTY =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)(?=:)|(?:text-align|float|clear): ?(?:left|right)(?!\w))/;

/** Four sides of which the right is not the left. */
const UNEVEN_SIDES =
  /(?<![\w-])(?:margin|padding):[\w.$({})-]+ ([\w.$({})-]+) [\w.$({})-]+ (?!\1[;"'`])[\w.$({})-]+/;

const MAIL = /^server\/(?:mail|domain\/mails)\/.*\.ts$/;

/** Directions in a style sheet or in a mail's styles that would be wrong in a right-to-left language. */
function directionViolations(
  file: string,
  lines: readonly string[],
  { properties, instead }: { properties: readonly RegExp[]; instead: string },
): Violation[] {
  return lines.flatMap((text, index) => {
    const [physical] = properties.flatMap((property) => property.exec(text)?.slice(0, 1) ?? []);
    if (physical === undefined || EXCUSE.test(text) || EXCUSE.test(lines[index - 1] ?? '')) return [];
    return [{ file, line: index + 1, message: `${physical} is a physical direction: use ${instead}` }];
  });
}

const sheets = { properties: [PHYSICAL_PROPERTY], instead: 'inline-start and inline-end' };
const mails = { properties: [PHYSICAL_PROPERTY, UNEVEN_SIDES], instead: 'sidesOf(locale)' };

/** Colours that are no tokens, and what would be wrong in a right-to-left language. */
export function styleViolations(file: string, source: string): Violation[] {
  const lines = source.split('\n');
  if (/^src\/.*\.css$/.test(file)) return directionViolations(file, lines, sheets);
  if (isTestFile(file)) return [];
  if (MAIL.test(file)) return directionViolations(file, lines, mails);
  if (!/^src\/.*\.tsx$/.test(file)) return [];
  return lines.flatMap((text, index) => {
    if (EXCUSE.test(text) || EXCUSE.test(lines[index - 1] ?? '')) return [];
    const line = index + 1;
    const found: Violation[] = [];
    const colour = HEX_COLOUR.exec(text);
    if (colour)
      found.push({ file, line, message: `${colour[0]} is a raw colour: use a token of src/styles` });
    const physical = PHYSICAL_CLASS.exec(text);
    if (physical)
      found.push({
        file,
        line,
        message: `${physical[0]} is a physical direction: use ms-, me-, ps-, pe-, start-, end-`,
      });
    return found;
  });
}
