// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HASH, sampleImage } from '../../test/content-samples.ts';
import { isFollowedBy, pictureUrls, renderWidget } from '../../test/render-content.tsx';

const button = { button_text: 'Shop', button_link: '/shop', button_colour: 'bnd' };

describe('image_with_content', () => {
  const settings = { heading: 'The bench', html: '<p>words</p>', image: HASH, ...button };

  it('[WGT-08] shows a picture of 16x9 at 1920, heading, text and button', async () => {
    await renderWidget('image_with_content', settings);
    expect(pictureUrls()).toEqual([`/assets/i/${HASH}/16x9/1920.jpg`]);
    expect(screen.getByRole('heading', { name: 'The bench' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop');
  });

  it.each([
    ['right', true],
    ['left', false],
  ])('[WGT-08] with image_align %s the picture is last: %s', async (image_align, last) => {
    await renderWidget('image_with_content', { ...settings, image_align });
    expect(isFollowedBy(screen.getByText('words'), document.querySelector('picture'))).toBe(last);
  });

  it.each(['drawing:gone', ''])('[WGT-08] shows no picture for %j', async (image) => {
    await renderWidget('image_with_content', { ...settings, image });
    expect(pictureUrls()).toEqual([]);
    expect(screen.getByText('words')).toBeTruthy();
  });

  it('without text it is a picture with nothing beside it', async () => {
    await renderWidget('image_with_content', { image: HASH });
    expect(pictureUrls()).toEqual([`/assets/i/${HASH}/16x9/1920.jpg`]);
    expect(document.querySelector('picture')?.parentElement?.parentElement?.className).not.toContain('grid ');
  });

  it('[WGT-08] uses the picture that the host has looked up', async () => {
    const image_hashes = { image: { ...sampleImage(1920, '16x9'), url: '/known.jpg' } };
    await renderWidget('image_with_content', { ...settings, image_hashes });
    expect(pictureUrls()).toEqual(['/known.jpg']);
  });
});
