// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HASH } from '../../test/content-samples.ts';
import { isFollowedBy, pictureUrls, renderWidget } from '../../test/render-content.tsx';

const button = { button_text: 'Shop', button_link: '/shop', button_colour: 'bnd' };

it('[WGT-09] call_to_action has text, a button and a picture of 16x9 at 300 on either side', async () => {
  await renderWidget('call_to_action', {
    heading: 'Yours',
    subheading: 'Tell us',
    html: '<p>words</p>',
    left_image: HASH,
    right_image: HASH.replace('0', 'a'),
    ...button,
  });
  for (const said of ['Yours', 'Tell us', 'words']) expect(screen.getByText(said)).toBeTruthy();
  expect(pictureUrls()).toEqual([
    `/assets/i/${HASH}/16x9/300.jpg`,
    `/assets/i/${HASH.replace('0', 'a')}/16x9/300.jpg`,
  ]);
  const [left, right] = document.querySelectorAll('picture');
  expect(isFollowedBy(left ?? null, screen.getByText('words'))).toBe(true);
  expect(isFollowedBy(screen.getByText('words'), right ?? null)).toBe(true);
  expect(screen.getByRole('link', { name: 'Shop' }).classList).toContain('bg-bnd');
});
