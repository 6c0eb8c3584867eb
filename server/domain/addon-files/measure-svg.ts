import { MEGABYTE } from '../../../src/rules/megabyte.ts';

/** Maximum size of a drawing; larger ones take long to clean, and no shopper's logo is that large. */
export const MAX_SVG = { bytes: MEGABYTE, elements: 20_000, depth: 64 } as const;

export type SvgMeasure = 'fine' | 'too complex' | 'malformed';

const NAME = /[^\s/>=]+/y;
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '>'],
] as const;

/**
 * Checks whether a drawing is small enough to be parsed, in a single pass that stores only the names of the
 * open elements. `malformed` is what no drawing program writes: unquoted values, unmatched end tags.
 */
export function measureSvg(text: string): SvgMeasure {
  if (Buffer.byteLength(text) > MAX_SVG.bytes) return 'too complex';
  const open: string[] = [];
  let elements = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    const tag = skipped ? null : readTag(text, at + 1);
    if (skipped) {
      const end = text.indexOf(skipped[1], at + skipped[0].length);
      at = end < 0 ? text.length : end;
    } else if (!tag) return 'malformed';
    else {
      at = tag.end;
      if (tag.kind === 'end') {
        if (open.pop() !== tag.name) return 'malformed';
      } else if (++elements > MAX_SVG.elements) return 'too complex';
      else if (tag.kind === 'start' && open.push(tag.name) > MAX_SVG.depth) return 'too complex';
    }
  }
  return open.length > 0 ? 'malformed' : 'fine';
}

interface Tag {
  kind: 'start' | 'end' | 'empty';
  name: string;
  /** Index of its `>`. */
  end: number;
}

/**
 * @param at index of the tag's name or slash
 * @returns null if it is not well-formed XML
 */
function readTag(text: string, at: number): Tag | null {
  const isEnd = text[at] === '/';
  NAME.lastIndex = isEnd ? at + 1 : at;
  const name = NAME.exec(text)?.[0];
  const end = name === undefined ? null : endOfTag(text, NAME.lastIndex);
  if (name === undefined || end === null) return null;
  const isEmpty = text[end - 1] === '/';
  return { kind: isEnd ? 'end' : isEmpty ? 'empty' : 'start', name, end };
}

/** Returns the index of a tag's `>`, skipping quoted values; null if a value is unquoted or unterminated. */
function endOfTag(text: string, from: number): number | null {
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === '>') return at;
    if (letter === '<' || letter === '"' || letter === "'") return null;
    if (letter !== '=') continue;
    at++;
    while (/\s/.test(text[at] ?? '')) at++;
    const quote = text[at];
    if (quote !== '"' && quote !== "'") return null;
    at = text.indexOf(quote, at + 1);
    if (at < 0) return null;
  }
  return null;
}
