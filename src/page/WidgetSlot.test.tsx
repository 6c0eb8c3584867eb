// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleBlock, samplePage } from '../test/content-samples.ts';
import { renderCmsPage } from '../test/render-content.tsx';

const around = (broken: ReturnType<typeof sampleBlock>) =>
  samplePage({
    pageContents: [
      sampleBlock('core/html', { html: '<p>before</p>' }),
      broken,
      sampleBlock('core/html', { html: '<p>after</p>' }),
    ],
  });
const rest = () => screen.queryAllByText(/^(before|after)$/).map((node) => node.textContent);

describe('a widget that cannot be shown', () => {
  it('[PGR-17, ERR-17] of an unknown type shows a notice to a logged-in user', async () => {
    await renderCmsPage(around(sampleBlock('Sell/teleport', {})), { loggedIn: true });
    expect(screen.getByText('Unknown Sell/teleport')).toBeTruthy();
    expect(rest()).toEqual(['before', 'after']);
  });

  it.each(['Sell/teleport', 'constructor', '__proto__', ''])(
    '[PGR-17, ERR-17] of the unknown type %j shows nothing to a visitor',
    async (type) => {
      await renderCmsPage(around(sampleBlock(type, {})));
      expect(screen.queryByText(/Unknown/)).toBeNull();
      expect(rest()).toEqual(['before', 'after']);
    },
  );

  it('[PGR-17] with broken settings is hidden alone, and a logged-in user sees the problems', async () => {
    await renderCmsPage(around(sampleBlock('gallery', { gallery: 'x', type: 'wheel' })), { loggedIn: true });
    expect(screen.getByText('The settings of gallery cannot be used:')).toBeTruthy();
    expect(screen.getByText('gallery must be a number')).toBeTruthy();
    expect(screen.getByText(/^type must be one of/)).toBeTruthy();
    expect(rest()).toEqual(['before', 'after']);
  });

  it.each([null, 'text', 7, [], { gallery: null }])(
    '[PGR-17] with the settings %j leaves a visitor the rest of the page',
    async (settings) => {
      await renderCmsPage(around(sampleBlock('gallery', settings)));
      expect(rest()).toEqual(['before', 'after']);
    },
  );

  it('[PGR-17] whose call gets no response shows nothing, without affecting the rest', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderCmsPage(around(sampleBlock('faq', { heading: 'Questions' })));
    expect(screen.queryByText('Questions')).toBeNull();
    expect(rest()).toEqual(['before', 'after']);
  });

  it('[PGR-17] that crashes does not affect the rest', async () => {
    // React logs errors that a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const responses = { Faq: () => ({ faqList: { __typename: 'FaqList', data: [null] } }) };
    await renderCmsPage(around(sampleBlock('faq', {})), { responses, loggedIn: true });
    expect(screen.getByText('The settings of faq cannot be used:')).toBeTruthy();
    expect(rest()).toEqual(['before', 'after']);
  });
});
