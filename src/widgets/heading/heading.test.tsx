// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../test/render-content.tsx';

describe('heading', () => {
  it.each([
    ['heading', 'h1', 1],
    ['heading', 'h2', 2],
    ['tpl/heading', 'h3', 3],
    ['tpl/heading', 'h4', 4],
  ])('[WGT-01] %s can be an %s', async (type, level, number) => {
    await renderWidget(type, { heading: 'Slate', level });
    expect(screen.getByRole('heading', { name: 'Slate', level: number })).toBeTruthy();
  });

  it('[WGT-01] is centred on demand', async () => {
    await renderWidget('heading', { heading: 'Slate', centered: '1' });
    expect(screen.getByText('Slate').classList).toContain('text-center');
  });
});
