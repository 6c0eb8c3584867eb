import { expect, test } from 'vitest';
import { withHostFiles } from './host-files.ts';

const answer = {
  image: { url: '/assets/i/ab/4x3/300.jpg' },
  html: '<img srcset="/assets/i/ab/4x3/300.jpg 300w, /assets/i/ab/4x3/600.jpg 600w"><video src="/v/cut.webm">',
  link: '/about',
  words: 'and/assets/i/ is no path',
};
const host = async () => Response.json(answer);

test('[HTP-02] pictures and clips of another host are its own', async () => {
  const asked = await withHostFiles(host, () => 'https://host.example')('/x');
  expect(await asked.json()).toEqual({
    image: { url: 'https://host.example/assets/i/ab/4x3/300.jpg' },
    html:
      '<img srcset="https://host.example/assets/i/ab/4x3/300.jpg 300w, https://host.example/assets/i/ab/4x3/600.jpg 600w">' +
      '<video src="https://host.example/v/cut.webm">',
    link: '/about',
    words: 'and/assets/i/ is no path',
  });
});

test('[HTP-02] those of the page’s own host stay paths, and what is no data stays as it is', async () => {
  expect(await (await withHostFiles(host, () => '')('/x')).json()).toEqual(answer);
  const file = new Response('"/assets/i/ab/4x3/300.jpg"', { headers: { 'content-type': 'text/plain' } });
  expect(
    await withHostFiles(
      async () => file,
      () => 'https://host.example',
    )('/x'),
  ).toBe(file);
});
