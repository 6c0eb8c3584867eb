import { describe, expect, it } from 'vitest';
import { canonicalPath, requestTarget, withLeftOut } from './canonical-path.ts';

describe('the canonical form of a path', () => {
  it.each([
    ['/', '/'],
    ['/shop/slate', '/shop/slate'],
    ['/search/100%25', '/search/100%25'],
    ['//about', '/about'],
    ['/../', '/'],
    ['/..//', '/'],
    ['/.//', '/'],
    ['/x/..//', '/'],
    ['/%2e%2e//', '/'],
    ['/..//a:b', '/a:b'],
    ['/x/../\\', '/'],
    ['/\\evil.example', '/evil.example'],
    ['/..//evil.example', '/evil.example'],
    ['/about/', '/about'],
    ['/shop//slate///', '/shop/slate'],
    ['/shop/./slate/../wood', '/shop/wood'],
    ['/product/%70hoto-mu%67', '/product/photo-mug'],
    ['/product/photo%2dmug%7E', '/product/photo-mug~'],
    ['/search/caf%c3%a9%2fbar', '/search/caf%C3%A9%2Fbar'],
    ['/search/é', '/search/%C3%A9'],
    ['/search/%2570', '/search/%2570'],
    ['/search/%25%370', '/search/%2570'],
  ])('[ERR-14] %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe('the target of a request', () => {
  it.each([
    ['/a?b=c?d', '/a', '?b=c?d'],
    ['/a', '/a', ''],
    ['http://evil.example//x/..?q', '//x/..', '?q'],
  ])('%s has the path %s and the query %s', (target, path, search) => {
    expect(requestTarget(target)).toEqual({ path, search });
  });
});

it('[RT-27] a redirect keeps the query parameters that were ignored when finding the page', () => {
  const given = 'http://shop/shop/slate/1?utm=mail&sort=name&a=%26';
  expect(withLeftOut('/shop/slate?sort=name#top', given, 'http://shop/shop/slate/1?sort=name')).toBe(
    '/shop/slate?sort=name&utm=mail&a=%26#top',
  );
  expect(withLeftOut('/search/oak', 'http://shop/search?q=oak', 'http://shop/search?q=oak')).toBe(
    '/search/oak',
  );
});
