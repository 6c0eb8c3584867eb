import { describe, expect, it } from 'vitest';
import type { ImageSpec } from '../../images/image-spec.ts';
import { withPictures } from './setting-pictures.ts';

const HASH = '0123456789abcdef0123456789abcdef';

const pictures = {
  hashOf: () => HASH,
  record: (reference: string, { aspect, width }: ImageSpec) => ({
    aspect,
    width,
    height: 1,
    placeholder: '',
    url: reference,
    webp_url: '',
    avif_url: '',
    extra_aspects: [],
  }),
};

describe('pictures in widget settings', () => {
  it('[ENT-09, WGT-08] the shop’s own pictures and uploads are served as hashes, with the records for their slots', () => {
    const served = withPictures(
      { heading: 'Hi', image: 'seed:places/bench', left_image: HASH, overlay_image: HASH },
      pictures,
    );
    expect(served).toMatchObject({
      heading: 'Hi',
      image: HASH,
      left_image: HASH,
      image_hashes: {
        image: { aspect: '16x9', width: 1920 },
        left_image: { aspect: '16x9', width: 300 },
        overlay_image: { aspect: 'original', width: 300 },
      },
    });
  });

  it('[WGT-10] a video includes the record of its slate', () => {
    const served = withPictures(
      { background_video: { file: 'a.webm', slate: 'seed:places/bench' } },
      pictures,
    );
    expect(served).toMatchObject({ background_video: { file: 'a.webm', slate: { width: 1920 } } });
  });

  it.each(['drawing:gone', '../../etc/passwd', 'https://evil.example/x.png', 7, {}])(
    '[SEC-04] %j is not one of our pictures and is left out',
    (image) => {
      expect(withPictures({ image }, pictures)).toEqual({ image_hashes: { image: null } });
    },
  );

  it.each([null, ''])('[ENT-08] %j refers to no picture, so none is missing', (image) => {
    expect(withPictures({ image }, pictures)).toEqual({});
  });

  it.each([null, 'text', 3, ['a']])('[ENT-08] settings that are %j are left unchanged', (settings) => {
    expect(withPictures(settings, pictures)).toEqual(settings);
  });
});
