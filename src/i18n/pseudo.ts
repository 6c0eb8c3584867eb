import type { I18n } from '@lingui/core';

const PLAIN = 'aceinosuyACEINOSUY';
const ACCENTED = 'áçéîñöšûýÂÇÉÎÑÖŠÛÝ';
/** German and Ukrainian need so much more room than English. */
const GROWTH = 0.4;

const accented = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** Words that are longer and have marks on their letters, in brackets: what is cut off, or was never a message, shows. */
export function stretched(words: string): string {
  if (words.trim() === '') return words;
  const marked = words
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(/[a-z]/gi, accented)));
  return `[${marked.join('')}${'·'.repeat(Math.ceil(words.length * GROWTH))}]`;
}

/** The same words, stretched: for development, to see where a longer language would not fit. */
export function asPseudo(i18n: I18n): I18n {
  const say = i18n._.bind(i18n);
  const stretch = ((...message: Parameters<typeof say>) => stretched(say(...message))) as I18n['_'];
  return Object.assign(i18n, { _: stretch, t: stretch });
}
