import { expect, test } from 'vitest';
import { withHostFiles } from './host-files.ts';

const response = {
  image: { url: '/assets/i/ab/4x3/300.jpg' },
  html: '<img srcset="/assets/i/ab/4x3/300.jpg 300w, /assets/i/ab/4x3/600.jpg 600w"><video src="/v/cut.webm">',
  link: '/about',
  words: 'and/assets/i/ is no path',
};
const HOST = 'https://host.example';

test('[HTP-02] pictures and clips of another host get its URL', async () => {
  const requested = await withHostFiles(Response.json(response), HOST);
  expect(await requested.json()).toEqual({
    image: { url: 'https://host.example/assets/i/ab/4x3/300.jpg' },
    html:
      '<img srcset="https://host.example/assets/i/ab/4x3/300.jpg 300w, https://host.example/assets/i/ab/4x3/600.jpg 600w">' +
      '<video src="https://host.example/v/cut.webm">',
    link: '/about',
    words: 'and/assets/i/ is no path',
  });
});

test('[HTP-02] a clip that is given by file name alone gets that host’s URL too', async () => {
  const files = ['cut.webm', 'cut.mp4', 'https://clips.example/cut.mp4', 'price-list.pdf', 'say "cut.mp4"'];
  const requested = await withHostFiles(
    Response.json(files.map((file) => ({ video: { file, name: 'cut.mp4' } }))),
    HOST,
  );
  const [webm, mp4, ...others] = (await requested.json()).map(
    ({ video }: { video: { file: string } }) => video.file,
  );
  expect([webm, mp4]).toEqual([`${HOST}/v/cut.webm`, `${HOST}/v/cut.mp4`]);
  expect(others).toEqual(files.slice(2));
});

test('[HTP-02] a response without JSON data is unchanged', async () => {
  const file = new Response('"/assets/i/ab/4x3/300.jpg"', { headers: { 'content-type': 'text/plain' } });
  expect(await withHostFiles(file, HOST)).toBe(file);
});
