// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../test/render-content.tsx';

describe('raw_code', () => {
  const frame = async (block = {}) => {
    await renderWidget('raw_code', { raw_html: '<script>1</script>', title: 'Clock' }, { block });
    return screen.getByTitle<HTMLIFrameElement>('Clock');
  };
  const post = (source: Window | null, data: unknown) =>
    fireEvent(window, new MessageEvent('message', { source, data }));

  it('[WGT-03, A69] is rendered in a frame without our origin, not in the page', async () => {
    const { container } = await renderWidget(
      'raw_code',
      { raw_html: '<b id="raw">x</b>' },
      { block: { id: 41 } },
    );
    const iframe = container.querySelector('iframe');
    expect([iframe?.getAttribute('sandbox'), iframe?.getAttribute('src')]).toEqual([
      'allow-scripts',
      '/raw/41',
    ]);
    expect(container.querySelector('#raw')).toBeNull();
  });

  it('[WGT-03] takes the height that its own frame reports, at most 5000 px', async () => {
    const iframe = await frame();
    post(iframe.contentWindow, { type: 'raw-code.height', height: 320.4 });
    expect(iframe.style.height).toBe('321px');
    post(iframe.contentWindow, { type: 'raw-code.height', height: 1e9 });
    expect(iframe.style.height).toBe('5000px');
  });

  it.each([
    ['another window', () => window, { type: 'raw-code.height', height: 900 }],
    ['its frame with another type', null, { type: 'height', height: 900 }],
    ['its frame with a bad height', null, { type: 'raw-code.height', height: 'tall' }],
    ['its frame with height NaN', null, { type: 'raw-code.height', height: Number.NaN }],
  ])('[WGT-03, SEC-05] ignores a message from %s', async (_who, other, data) => {
    const iframe = await frame();
    const before = iframe.style.height;
    post(other ? other() : iframe.contentWindow, data);
    expect(iframe.style.height).toBe(before);
  });
});
