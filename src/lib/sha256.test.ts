import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const hex = (text: string) => [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');

test.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000), 'Grüße – 木 🪵'])(
  '[FRM-17] the hash of %j equals that of the host',
  (text) => {
    expect(hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);
