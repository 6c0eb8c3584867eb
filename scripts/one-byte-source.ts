import type { Plugin } from 'vite';

const beyondAscii = /[\u0080-\uffff]/g;
const rawTemplate = /String\.raw`[^`]*[\u0080-\uffff]/;

const escapeSequence = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes everything beyond ASCII as `\uXXXX`; returns the code unchanged when that would take more memory,
 * e.g. for Chinese text. Throws for a raw template, which would change.
 */
export function escapeBeyondAscii(code: string): string {
  const escaped = code.replace(beyondAscii, escapeSequence);
  if (escaped.length === code.length || escaped.length > 2 * code.length) return code;
  if (rawTemplate.test(code)) throw new Error('String.raw with a letter beyond ASCII cannot be escaped');
  return escaped;
}

/**
 * Makes a build write ASCII code. V8 keeps the source of running code, and a single letter beyond Latin-1
 * makes it use two bytes per letter of the whole file: 10 MB for the host.
 */
export const oneByteSource = (): Plugin => ({
  name: 'one-byte-source',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = escapeBeyondAscii(file.code);
  },
});
