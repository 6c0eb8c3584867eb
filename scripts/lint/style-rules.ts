import { isTestFile } from './violation.ts';
import type { Violation } from './violation.ts';

/** Excuses a violation on the same or the next line, with a reason. */
const EXCUSE = /style-ok: \S/;

const HEX_COLOUR = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i;

const PHYSICAL_CLASS = new RegExp(
  String.raw`(?<![\w-])-?(?:(?:ml|mr|pl|pr|left|right|scroll-m[lr]|scroll-p[lr])-(?:\[|\(|\d|auto|px|full)|(?:text|float|clear)-(?:left|right)(?![\w-])|(?:border-[lr]|rounded-[lr]|rounded-[tb][lr])(?![a-z]))`,
);

const PHYSICAL_PROPERTY =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)(?=:)|(?:text-align|float|clear): ?(?:left|right)(?!\w))/;

/** Four sides with different right and left values. */
const UNEVEN_SIDES =
  /(?<![\w-])(?:margin|padding):[\w.$({})-]+ ([\w.$({})-]+) [\w.$({})-]+ (?!\1[;"'`])[\w.$({})-]+/;

const MAIL = /^server\/(?:mail|domain\/mails)\/.*\.ts$/;

/** Physical directions in a style sheet or a mail's styles, which are wrong in right-to-left languages. */
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

/** Colours that are not tokens, and styles that would be wrong in right-to-left languages. */
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
