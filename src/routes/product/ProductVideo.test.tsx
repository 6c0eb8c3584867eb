// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { ProductVideo } from './ProductVideo.tsx';

const slate = { avif_url: '/assets/i/abc/16x9/1184.avif' };
const online = {
  name: 'How it is cut',
  platform: 'youtube',
  slug: 'dQw4w9WgXcQ',
  file: null,
  slate_image: slate,
};

it('[PRD-03, ENT-17] a YouTube video is a link with its slate, and plays in its place once it is pressed', async () => {
  renderWithApp(<ProductVideo video={online} />);
  expect(document.querySelector('iframe')).toBeNull();
  const link = await screen.findByRole('link', { name: 'Play the video: How it is cut' });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(link.querySelector('img')?.getAttribute('src')).toBe(slate.avif_url);
  await userEvent.click(link);
  const player = screen.getByTitle('How it is cut');
  expect(player.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(document.activeElement).toBe(player);
});

it('[PRD-03] a file of the shop is played whatever its platform is named', () => {
  renderWithApp(<ProductVideo video={{ ...online, file: 'cutting.mp4' }} />);
  expect(document.querySelector('video source')?.getAttribute('src')).toBe('/v/cutting.mp4');
  expect(screen.queryByRole('link', { name: /Play the video/ })).toBeNull();
});

it.each([
  ['of an unknown platform', { platform: 'elsewhere' }],
  ['whose slug is not a YouTube id', { slug: 'how-it-is-cut' }],
])('[PRD-03] a video without a file %s is left out', (_which, part) => {
  renderWithApp(<ProductVideo video={{ ...online, ...part }} />);
  expect(screen.queryByText('How it is cut')).toBeNull();
});
