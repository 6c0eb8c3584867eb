import { describe, expect, it } from 'vitest';
import { canonicalPath, requestTarget } from './canonical-path.ts';

describe('the one spelling of a path', () => {
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
    ['/shop/./slate/../wood', '/shop/wood'],
  ])('[ERR-14] %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe('a request’s target', () => {
  it.each([
    ['/a?b=c?d', '/a', '?b=c?d'],
    ['/a', '/a', ''],
    ['http://evil.example//x/..?q', '//x/..', '?q'],
  ])('%s is the path %s and the query %s', (target, path, search) => {
    expect(requestTarget(target)).toEqual({ path, search });
  });
});
