import type { Plugin } from 'vite';

const beyondAscii = /[\u0080-\uffff]/g;
const rawTemplate = /String\.raw`[^`]*[\u0080-\uffff]/;

const escapeSequence = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The same code with all that is beyond ASCII as `\uXXXX`; as it is where that would take more memory, such as words of
 * Chinese. Throws for a raw template, which would change.
 */
export function escapeBeyondAscii(code: string): string {
  const escaped = code.replace(beyondAscii, escapeSequence);
  if (escaped.length === code.length || escaped.length > 2 * code.length) return code;
  if (rawTemplate.test(code)) throw new Error('String.raw with a letter beyond ASCII cannot be escaped');
  return escaped;
}

/**
 * Has a build write code in ASCII. V8 keeps the source of all that runs, and a single letter beyond Latin has it keep two
 * bytes for each letter of the file: 10 MB of the host's.
 */
export const oneByteSource = (): Plugin => ({
  name: 'one-byte-source',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = escapeBeyondAscii(file.code);
  },
});
