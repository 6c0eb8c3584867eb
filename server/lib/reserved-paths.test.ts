import { expect, it } from 'vitest';
import { isHostPath, isReservedPath } from './reserved-paths.ts';

it.each([
  '/api',
  '/api/v1/cognito/link',
  '/graphql?query=x',
  '/raw/1',
  '/authtoken',
  '/v/clip.mp4',
  '/static/a.js',
  '/feeds/blog.xml',
  '/robots.txt',
])('%s belongs to the host, so it cannot be redirected', (path) => {
  expect([isHostPath(path), isReservedPath(path)]).toEqual([true, true]);
});

it.each(['/cms', '/cms/pages', '/logout'])('%s is a page that cannot be redirected', (path) => {
  expect([isHostPath(path), isReservedPath(path)]).toEqual([false, true]);
});

it.each(['/', '/apiary', '/shop/raw', '/video', '/about?next=/api', '/%61pi', ''])(
  '%s is an ordinary page',
  (path) => {
    expect([isHostPath(path), isReservedPath(path)]).toEqual([false, false]);
  },
);
