import { describe, expect, it } from 'vitest';
import { isBlockShown, isSwitchedOff, isSwitchedOn, isWidgetShown } from './visibility.ts';
import type { BlockState } from './visibility.ts';

const shows = (settings: Record<string, unknown>, instant: string) =>
  isWidgetShown(settings, new Date(instant));
const block = (more: Partial<BlockState>): BlockState => ({
  editing: false,
  hidden: false,
  start_time: null,
  end_time: null,
  ...more,
});
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

it('a switch accepts several forms of on and off, and any other value is neither', () => {
  const ways = ['1', 1, true, 'true', '0', 0, false, 'yes', null, undefined];
  expect(ways.filter(isSwitchedOn)).toEqual(['1', 1, true, 'true']);
  expect(ways.filter(isSwitchedOff)).toEqual(['0', 0, false]);
});

describe('a widget', () => {
  it.each([
    ['0', false],
    [0, false],
    [false, false],
    ['1', true],
    [1, true],
    [null, true],
  ])('[BLK-05] with widget_is_visible %j is shown: %s', (widget_is_visible, visible) => {
    expect(shows({ widget_is_visible }, '2026-11-20T00:00:00Z')).toBe(visible);
  });

  it('[BLK-05] is hidden before and after the given instants', () => {
    const settings = {
      widget_hidden_before: '2026-11-20T08:00:00Z',
      widget_hidden_after: '2026-11-20T09:00:00Z',
    };
    const times = ['07:59:59', '08:00:00', '09:00:00', '09:00:01'];
    expect(times.map((time) => shows(settings, `2026-11-20T${time}Z`))).toEqual([false, true, true, false]);
  });

  it('[BLK-05, A44] uses days of Brisbane time', () => {
    const settings = { widget_hidden_before: '2026-12-01', widget_hidden_after: '2026-12-24' };
    expect(shows(settings, '2026-11-30T13:59:59Z')).toBe(false);
    expect(shows(settings, '2026-11-30T14:00:00Z')).toBe(true);
    expect(shows(settings, '2026-12-24T13:59:59Z')).toBe(true);
    expect(shows(settings, '2026-12-24T14:00:00Z')).toBe(false);
  });
});

describe('a block', () => {
  const window = { start_time: '2026-11-20T08:00:00Z', end_time: '2026-11-20T09:00:00Z' };

  it.each([
    ['07:59:59.999', false],
    ['08:00:00.000', true],
    ['09:00:00.000', true],
    ['09:00:00.001', false],
  ])('[BLK-03, A44] from 08:00 to 09:00 is shown at %s: %s', (time, shown) => {
    expect(isBlockShown(block(window), at(time))).toBe(shown);
  });

  it('[BLK-02] is not shown while it is hidden', () => {
    expect(isBlockShown(block({ hidden: true }), at('08:30:00'))).toBe(false);
  });

  it('[BLK-01] is shown while it is edited, whatever its other settings', () => {
    const edited = block({ editing: true, hidden: true, end_time: '2020-01-01T00:00:00Z' });
    expect(isBlockShown(edited, at('08:30:00'))).toBe(true);
  });

  it('[BLK-03] is never shown if it ends before it starts, and ignores an invalid instant', () => {
    const never = block({ start_time: window.end_time, end_time: window.start_time });
    expect(isBlockShown(never, at('08:30:00'))).toBe(false);
    expect(isBlockShown(block({ start_time: 'soon' }), at('08:30:00'))).toBe(true);
  });

  it('[BLK-03, A44] a date without a time is the workshop’s day, from its first millisecond to its last', () => {
    const days = block({ start_time: '2026-11-20', end_time: '2026-11-20' });
    const times = [
      '2026-11-19T13:59:59.999Z',
      '2026-11-19T14:00:00Z',
      '2026-11-20T13:59:59.999Z',
      '2026-11-20T14:00:00Z',
    ];
    expect(times.map((time) => isBlockShown(days, new Date(time)))).toEqual([false, true, true, false]);
  });
});
