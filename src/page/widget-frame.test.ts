import { describe, expect, it } from 'vitest';
import { HASH } from '../test/content-samples.ts';
import { isWidgetVisible, readWidgetFrame } from './widget-frame.ts';

const shows = (settings: object, instant: string) =>
  isWidgetVisible(readWidgetFrame(settings), new Date(instant));

describe('the wrapper of a widget', () => {
  it.each([
    ['0', false],
    [0, false],
    [false, false],
    ['1', true],
    [1, true],
    [null, true],
  ])('[BLK-05] with widget_is_visible %j it shows: %s', (widget_is_visible, visible) => {
    expect(shows({ widget_is_visible }, '2026-11-20T00:00:00Z')).toBe(visible);
  });

  it('[BLK-05] an instant hides it before and after', () => {
    const settings = {
      widget_hidden_before: '2026-11-20T08:00:00Z',
      widget_hidden_after: '2026-11-20T09:00:00Z',
    };
    const times = ['07:59:59', '08:00:00', '09:00:00', '09:00:01'];
    expect(times.map((time) => shows(settings, `2026-11-20T${time}Z`))).toEqual([false, true, true, false]);
  });

  it('[BLK-05, A44] a day begins and ends in Brisbane', () => {
    const settings = { widget_hidden_before: '2026-12-01', widget_hidden_after: '2026-12-24' };
    expect(shows(settings, '2026-11-30T13:59:59Z')).toBe(false);
    expect(shows(settings, '2026-11-30T14:00:00Z')).toBe(true);
    expect(shows(settings, '2026-12-24T13:59:59Z')).toBe(true);
    expect(shows(settings, '2026-12-24T14:00:00Z')).toBe(false);
  });

  it('[ENT-09] needs no frame of its own while nothing sets the widget apart', () => {
    expect(readWidgetFrame({ heading: 'Hi', widget_is_visible: '1' }).box).toBeNull();
    expect(readWidgetFrame(null).box).toBeNull();
  });

  it('[ENT-09, BLK-06, BLK-08] has space at every side, colours, a picture and an entrance', () => {
    const { box, problems } = readWidgetFrame({
      widget_padding_top: 4,
      widget_padding_left: '6',
      widget_margin_right: 2,
      widget_background_colour: 'inf',
      widget_text_colour: 'wht',
      widget_background_image: HASH,
      widget_background_image_opacity: '70',
      widget_aos_type: 'fade-up',
    });
    expect(problems).toEqual([]);
    expect(box).toMatchObject({
      background: 'inf',
      text: 'wht',
      padding: { top: '1rem', start: '1.5rem' },
      margin: { end: '0.5rem' },
      picture: { opacity: 70, image: { url: `/assets/i/${HASH}/16x9/1920.jpg` } },
      entrance: { type: 'fade-up' },
    });
  });

  it('[ENT-09, BLK-06] leaves out what is not allowed and says so', () => {
    const { box, problems, visible } = readWidgetFrame({
      widget_background_colour: 'pri',
      widget_text_colour: 'dng',
      widget_padding_top: 13,
      widget_background_image: 'gone',
      widget_hidden_after: 'soon',
    });
    expect(box).toBeNull();
    expect(visible).toBe(true);
    expect(problems).toEqual([
      'widget_hidden_after: soon',
      'widget_background_image',
      'widget_background_colour: pri',
      'widget_text_colour: dng',
      'widget_padding_top: 13',
    ]);
  });
});
