import { describe, expect, it } from 'vitest';
import { HASH } from '../test/content-samples.ts';
import { readWidgetFrame } from './widget-frame.ts';

describe('the wrapper of a widget', () => {
  it('[ENT-09] has no frame while no setting of the widget requires one', () => {
    expect(readWidgetFrame({ heading: 'Hi', widget_is_visible: '1' }).box).toBeNull();
    expect(readWidgetFrame(null).box).toBeNull();
  });

  it('[ENT-09, BLK-06, BLK-08] has spacing at every side, colours, a picture and an entrance', () => {
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

  it('[ENT-09, BLK-06] leaves out invalid settings and reports them', () => {
    const { box, problems, until } = readWidgetFrame({
      widget_background_colour: 'pri',
      widget_text_colour: 'dng',
      widget_padding_top: 13,
      widget_background_image: 'gone',
      widget_hidden_after: 'soon',
    });
    expect(box).toBeNull();
    expect(until).toBe(Number.POSITIVE_INFINITY);
    expect(problems).toEqual([
      'widget_hidden_after: soon',
      'widget_background_image',
      'widget_background_colour: pri',
      'widget_text_colour: dng',
      'widget_padding_top: 13',
    ]);
  });
});
