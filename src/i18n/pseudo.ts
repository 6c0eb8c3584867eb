import type { I18n } from '@lingui/core';

const PLAIN = 'aceinosuyACEINOSUY';
const ACCENTED = 'áçéîñöšûýÂÇÉÎÑÖŠÛÝ';
/** German and Ukrainian need this much more space than English. */
const GROWTH = 0.4;

const accented = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** The text lengthened, accented and in brackets: reveals what is cut off or is not a message. */
export function pseudolocalize(text: string): string {
  if (text.trim() === '') return text;
  const marked = text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(/[a-z]/gi, accented)));
  return `[${marked.join('')}${'·'.repeat(Math.ceil(text.length * GROWTH))}]`;
}

/** The same messages, pseudolocalized: for development, to see where a longer language would not fit. */
export function withPseudolocalization(i18n: I18n): I18n {
  const say = i18n._.bind(i18n);
  const stretch = ((...message: Parameters<typeof say>) => pseudolocalize(say(...message))) as I18n['_'];
  return Object.assign(i18n, { _: stretch, t: stretch });
}
