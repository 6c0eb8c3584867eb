// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { stubResizeObserver } from '../../test/resize-observer.ts';
import { signatureImage } from './signature-image.ts';
import { SignaturePad } from './SignaturePad.tsx';

/** Replaces what jsdom lacks: a drawable canvas, and element sizes. Tests change the width. */
const place = { width: 400, notifyAll: () => undefined as void };

beforeEach(() => {
  place.width = 400;
  place.notifyAll = stubResizeObserver();
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) => `data:${type};base64,AA==`);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => place.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => place.width * 0.4);
});

function show({ type, value: first = '' }: { type?: string; value?: string } = {}) {
  const given: string[] = [];
  function Signed() {
    const [value, setValue] = useState(first);
    const change = (dataUrl: string) => {
      given.push(dataUrl);
      setValue(dataUrl);
    };
    return (
      <SignaturePad
        label="Signature"
        hint="As on the card"
        required
        value={value}
        onChange={change}
        {...(type ? { type } : {})}
      />
    );
  }
  return { given, ...renderWithApp(<Signed />) };
}

/** Draws a line once the drawing code has loaded; x and y in px of the pad, and ms since the point before. */
async function draw(
  container: HTMLElement,
  given: string[],
  points = [
    [10, 10],
    [60, 30],
    [120, 20],
  ],
) {
  const canvas = container.querySelector('canvas') as HTMLCanvasElement;
  const [[x = 0, y = 0] = [], ...more] = points;
  const last = points.at(-1) ?? [];
  const before = given.length;
  await waitFor(() => {
    fireEvent.pointerDown(canvas, {
      clientX: x,
      clientY: y,
      buttons: 1,
      button: 0,
      isPrimary: true,
      pointerId: 1,
    });
    for (const [clientX, clientY, ms = 0] of more) {
      if (ms > 0) vi.setSystemTime(Date.now() + ms);
      fireEvent.pointerMove(window, { clientX, clientY, buttons: 1, isPrimary: true, pointerId: 1 });
    }
    fireEvent.pointerUp(window, {
      clientX: last[0] ?? 0,
      clientY: last[1] ?? 0,
      isPrimary: true,
      pointerId: 1,
    });
    expect(given.length).toBeGreaterThan(before);
  });
}

const svgOf = (dataUrl = '') => atob(dataUrl.split(',')[1] ?? '');

describe('the field', () => {
  test('[FRM-20] has its name, its description and an asterisk, and shows whether it is signed', async () => {
    const { given, container } = show();
    const field = screen.getByRole('group', { name: /^Signature/ });
    const descriptions = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(descriptions.map((id) => document.getElementById(id)?.textContent)).toEqual(['As on the card']);
    expect(screen.getByText('*')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Not signed yet' })).toBeTruthy();
    await draw(container, given);
    expect(screen.getByRole('img', { name: 'Signed' })).toBeTruthy();
  });

  test('[FRM-20] is cleared by a button that is reachable by keyboard', async () => {
    const { given, container } = show();
    await draw(container, given);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.keyboard('{Enter}');
    expect(given.at(-1)).toBe('');
    expect(screen.getByRole('img', { name: 'Not signed yet' })).toBeTruthy();
  });

  test('[FRM-20] keeps its strokes when it is resized', async () => {
    const { given, container } = show({ type: 'image/svg+xml' });
    await draw(container, given, [
      [100, 50],
      [200, 50],
      [300, 50],
    ]);
    place.width = 200;
    place.notifyAll();
    await draw(container, given, [[10, 70]]);
    const svg = svgOf(given.at(-1));
    expect(svg).toContain('viewBox="0 0 200 80"');
    expect(svg).toMatch(/M 50\.000,25\.000/);
  });
});

describe('without its code', () => {
  /** Opens the field while its code cannot be loaded; from then on it can. */
  async function showsFailure() {
    vi.doMock('signature_pad', () => {
      throw new Error('no connection');
    });
    const shown = show();
    await screen.findByText('We cannot reach the shop right now');
    vi.doUnmock('signature_pad');
    return shown;
  }

  test('the field shows that, and can be signed after another try, which keeps the keyboard’s place', async () => {
    const { given, container } = await showsFailure();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('We cannot reach the shop right now')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Signature/ }));
    await draw(container, given);
    expect(screen.getByRole('img', { name: 'Signed' })).toBeTruthy();
  });

  test('the field can be signed once the connection is back', async () => {
    const { given, container } = await showsFailure();
    // The field listens some time after it shows the failure.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.queryByText('We cannot reach the shop right now')).toBeNull();
    });
    await draw(container, given);
  });
});

describe('its value', () => {
  test.each([
    [undefined, 'data:image/png;'],
    ['image/png', 'data:image/png;'],
    ['image/jpeg', 'data:image/jpeg;'],
    ['image/svg+xml', 'data:image/svg+xml;'],
  ])('[FRM-20] of the type %s is a picture %s', async (type, start) => {
    const { given, container } = show(type === undefined ? {} : { type });
    await draw(container, given);
    expect(given.at(-1)?.startsWith(start)).toBe(true);
  });

  test('[FRM-20] lines are 0.5 px wide where the hand is fast, and 2.5 px where it is slow', async () => {
    const { given, container } = show({ type: 'image/svg+xml' });
    await draw(container, given, [
      [10, 10],
      [20, 10, 60_000],
      [30, 10, 60_000],
      [330, 10, 20],
      [10, 10, 20],
      [330, 10, 20],
    ]);
    const widths = Array.from(svgOf(given.at(-1)).matchAll(/stroke-width="([\d.]+)"/g), ([, width]) =>
      Number(width),
    );
    // The library writes a line's width as 2.25 times its pen's.
    expect(Math.max(...widths)).toBeCloseTo(2.5 * 2.25, 2);
    expect(Math.min(...widths)).toBeCloseTo(0.5 * 2.25, 2);
  });

  test.each([
    [5, 0],
    [6, 1],
  ])('[FRM-20] three points, each %i px from the one before, make %i curves', async (step, curves) => {
    const { given, container } = show({ type: 'image/svg+xml' });
    await draw(container, given, [
      [10, 10],
      [10 + step, 10, 20],
      [10 + 2 * step, 10, 20],
    ]);
    expect(svgOf(given.at(-1)).match(/<path/g) ?? []).toHaveLength(curves);
  });

  test.each(['image/gif', 'image/webp', 'png', '', 'IMAGE/PNG'])('[FRM-20] the type %j throws', (type) => {
    const pad = { isEmpty: () => false, toDataURL: () => 'data:' };
    expect(() => signatureImage(pad, type)).toThrow(TypeError);
  });
});
