import { describe, expect, it } from 'vitest';
import { sampleImage } from '../test/content-samples.ts';
import { BOX_COLOURS, readBox, SPACING_STEPS } from './box-settings.ts';

const ofBlock = (raw: Parameters<typeof readBox>[0]) => readBox(raw, BOX_COLOURS.block);
const ofWidget = (raw: Parameters<typeof readBox>[0]) => readBox(raw, BOX_COLOURS.widget);

describe('spacing', () => {
  it('[BLK-08, A76] every step of the scale is a quarter rem, from 0 to 96', () => {
    expect(SPACING_STEPS).toHaveLength(30);
    expect(ofBlock({ padding_top: 0 }).box.padding.top).toBe('0rem');
    expect(ofBlock({ padding_left: 5 }).box.padding.start).toBe('1.25rem');
    expect(ofBlock({ padding_right: '96' }).box.padding.end).toBe('24rem');
    expect(ofBlock({ margin_top: 11, margin_bottom: 64 }).box.margin).toMatchObject({
      top: '2.75rem',
      bottom: '16rem',
    });
  });

  it.each([13, 97, 100, -4, 2.5, 'wide', true])('[BLK-08] %s is not a step, and is left out', (step) => {
    const { box, problems } = ofBlock({ padding_bottom: step });
    expect(box.padding.bottom).toBeUndefined();
    expect(problems).toEqual([`padding_bottom: ${step}`]);
  });
});

describe('colours', () => {
  const codes = ['wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'];

  it.each(codes)('[BLK-06, BLK-07] a block may have %s as background and text colour', (code) => {
    const { box } = ofBlock({ background_colour: code, text_colour: code });
    expect([box.background, box.text]).toEqual([code, code]);
  });

  it.each([
    ['background_colour', ['wht', 'blk', 'bnd', 'suc', 'inf', 'wrn', 'dng']],
    ['text_colour', ['wht', 'blk']],
  ] as const)('[BLK-06] the %s of a widget can only be one of %j', (setting, allowed) => {
    const taken = codes.filter((code) => ofWidget({ [setting]: code }).problems.length === 0);
    expect(taken).toEqual(allowed);
  });

  it('[BLK-06] an unknown colour is left out', () => {
    const { box, problems } = ofBlock({ background_colour: 'constructor', text_colour: null });
    expect([box.background, box.text]).toEqual([null, null]);
    expect(problems).toEqual(['background_colour: constructor']);
  });
});

describe('a background picture', () => {
  const background_image = sampleImage(1920, '16x9');
  const picture = (more: object) => ofBlock({ background_image, ...more }).box.picture;

  it.each([10, 30, 50, 70, 90, 100])('[BLK-10] may have an opacity of %s', (opacity) => {
    expect(picture({ background_image_opacity: opacity })?.opacity).toBe(opacity);
  });

  it.each([0, 50, 100])('[BLK-10] may have a saturation of %s', (saturation) => {
    expect(picture({ background_image_saturation: saturation })?.saturation).toBe(saturation);
  });

  it('[BLK-10] ignores other values of these, and is not fixed by default', () => {
    const raw = { background_image_opacity: 40, background_image_saturation: 10 };
    expect(picture(raw)).toMatchObject({ opacity: 100, saturation: 100, fixed: false });
    expect(ofBlock({ background_image, ...raw }).problems).toHaveLength(2);
    expect(picture({ background_image_fixed: '1' })?.fixed).toBe(true);
  });
});
