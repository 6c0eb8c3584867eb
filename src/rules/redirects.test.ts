import { describe, expect, it } from 'vitest';
import { pathKey, withQuery } from './redirects.ts';

describe('the paths of redirects', () => {
  it.each(['/größe', '/GRÖSSE/'.replace('SS', 'ß'), 'größe', '//gr%C3%B6%C3%9Fe/', ' /Gr%C3%B6%C3%9Fe'])(
    '[RT-26] %j is normalised to the same path as its variants',
    (path) => expect(pathKey(path)).toBe('/größe'),
  );

  it('[RT-26] an undecodable path is compared unchanged, and the home page is a path', () => {
    expect(['/%', '/', ''].map(pathKey)).toEqual(['/%', '/', '/']);
  });

  it.each([
    ['/new', '', '/new'],
    ['/new', '?a=1', '/new?a=1'],
    ['/new?b=2', '?a=1', '/new?b=2&a=1'],
    ['/new#top', '?a=1', '/new?a=1#top'],
  ])('[RT-27] %s with the query %j gives %s', (target, query, url) => {
    expect(withQuery(target, query)).toBe(url);
  });
});
