import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineScriptElement } from './inline-scripts.ts';

it('the inline script of every page can be parsed', () => {
  const [, text = ''] = /^<script>(.*)<\/script>$/s.exec(inlineScriptElement) ?? [];
  expect(text.length).toBeGreaterThan(1000);
  expect(() => new Script(text)).not.toThrow();
});
