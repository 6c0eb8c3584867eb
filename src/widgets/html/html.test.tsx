// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../../test/render-content.tsx';

it('[WGT-02] core/html shows the owner’s HTML', async () => {
  await renderWidget('core/html', { html: '<p>Grey on <em>black</em>.</p>' });
  expect(screen.getByText('black').tagName).toBe('EM');
});
