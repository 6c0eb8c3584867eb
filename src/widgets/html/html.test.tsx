// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanSettings } from '../../../server/lib/clean-html.ts';
import { hostileHtml } from '../../../server/testkit/hostile-html.ts';
import { renderWidget } from '../../test/render-content.tsx';

/** Renders the widget with its HTML cleaned, as the host sends it. */
const shows = (html: string) => renderWidget('core/html', cleanSettings({ html }));

it('[WGT-02] core/html shows the owner’s HTML', async () => {
  await shows('<p>Grey on <em>black</em>.</p>');
  expect(screen.getByText('black').tagName).toBe('EM');
});

it.each(hostileHtml)('[WGT-02] core/html renders no executable part of %s', async (snippet) => {
  await shows(`<p>Kept words</p>${snippet}`);
  const box = screen.getByText('Kept words').parentElement;
  const elements = [...(box?.querySelectorAll('*') ?? [])];
  const names = elements.map((element) => element.localName);
  expect(
    names.filter((name) => /^(script|style|iframe|object|embed|svg|math|form|base|link|meta)$/.test(name)),
  ).toEqual([]);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => name === 'style' || name.startsWith('on'))).toEqual([]);
  expect(
    attributes.filter(({ value }) => /^[\s\p{Cc}]*(java\s*script|vbscript|data):/iu.test(value)),
  ).toEqual([]);
});
