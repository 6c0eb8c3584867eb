import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScriptElements } from './inline-scripts.ts';

it('every script that stands in the pages can be read', () => {
  const scripts = [...inlineScriptElements.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  expect(scripts.length).toBeGreaterThan(2);
  for (const text of scripts) expect(() => new Script(text)).not.toThrow();
});
