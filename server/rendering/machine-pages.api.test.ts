import { expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';

const answersOf = async (variables: Record<string, string>) => {
  const world = await createWorld(variables);
  const urls = [
    '/dev/machines',
    '/dev/machines/live',
    '/dev/machines/coverage.json',
    '/dev/machines/gallery.js',
  ];
  const answers = await Promise.all(urls.map((url) => world.app.inject({ url })));
  await world.close();
  return answers;
};

it('with the setting off neither the pages of the machines nor their chunks are there', async () => {
  const answers = await answersOf({ NODE_ENV: 'production' });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  const refused = await answersOf({ NODE_ENV: 'development', SHOW_MACHINES: '0' });
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

it('they are there in development, and elsewhere where the setting asks for them', async () => {
  const shown: Record<string, string>[] = [
    { NODE_ENV: 'development' },
    { NODE_ENV: 'production', SHOW_MACHINES: '1' },
  ];
  for (const variables of shown) {
    const [gallery, live] = await answersOf(variables);
    expect([gallery?.statusCode, live?.statusCode]).toEqual([200, 200]);
    expect(gallery?.headers['cache-control']).toBe('no-store');
    expect(gallery?.body).toContain('<title>Machines</title>');
  }
});
