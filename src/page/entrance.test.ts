import { describe, expect, it } from 'vitest';
import { easingCurve, entranceFirstKeyframe, readEntrance } from './entrance.ts';

describe('an entrance animation', () => {
  it('[BLK-13] has offset 120, duration 400, easing ease and no delay by default', () => {
    expect(readEntrance({ aos_type: 'fade-up' })).toEqual({
      entrance: { type: 'fade-up', offsetPx: 120, durationMs: 400, delayMs: 0, easing: 'ease' },
      problems: [],
    });
  });

  it('[BLK-13] accepts settings as numbers or text', () => {
    const { entrance } = readEntrance({
      aos_type: 'zoom-in',
      aos_easing: 'ease-out-sine',
      aos_offset: '80',
      aos_duration: 600,
      aos_delay: 50,
    });
    expect(entrance).toMatchObject({ offsetPx: 80, durationMs: 600, delayMs: 50, easing: 'ease-out-sine' });
    expect(entrance && easingCurve(entrance)).toMatch(/^cubic-bezier/);
  });

  it('[BLK-13] falls back to its defaults for invalid values', () => {
    const { entrance, problems } = readEntrance({
      aos_type: 'fade',
      aos_easing: 'boing',
      aos_duration: -1,
      aos_delay: 'later',
    });
    expect(entrance).toMatchObject({ durationMs: 400, delayMs: 0, easing: 'ease' });
    expect(problems).toEqual(['aos_easing: boing', 'aos_duration: -1', 'aos_delay: later']);
  });

  it('[BLK-13] is omitted without a type or with an unknown one', () => {
    expect(readEntrance({ aos_duration: 400 }).entrance).toBeNull();
    expect(readEntrance({ aos_type: 'explode' })).toEqual({
      entrance: null,
      problems: ['aos_type: explode'],
    });
  });
});

describe('its start', () => {
  const start = (type: string, rtl = false) => {
    const { entrance } = readEntrance({ aos_type: type });
    return entrance && entranceFirstKeyframe(entrance, rtl);
  };

  it.each([
    ['fade', 'none'],
    ['fade-up', 'translate(0px, 32px)'],
    ['slide-down', 'translate(0px, -32px)'],
    ['fade-left', 'translate(32px, 0px)'],
    ['fade-up-right', 'translate(-32px, 32px)'],
    ['zoom-in', 'scale(0.92)'],
    ['zoom-out-up', 'translate(0px, 32px) scale(1.08)'],
    ['flip-left', 'perspective(1200px) rotateY(60deg)'],
  ])('[BLK-13] %s begins invisible at %s', (type, transform) => {
    expect(start(type)).toEqual({ opacity: 0, transform });
  });

  it('[BLK-13] left and right are swapped in right-to-left languages', () => {
    expect(start('fade-left', true)).toEqual(start('fade-right'));
    expect(start('fade-up', true)).toEqual(start('fade-up'));
  });
});
