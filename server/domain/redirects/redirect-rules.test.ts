import { describe, expect, it } from 'vitest';
import { foreignTargets } from '../../../src/rules/testing/foreign-targets.ts';
import { followRedirects, targetsOf } from '../../../src/rules/redirects.ts';
import { loopsOf, redirectProblem } from './redirect-rules.ts';

const existing = [
  { from: '/old', to: '/new' },
  { from: '/new', to: '/newest?from=old' },
];

describe('saving a redirect', () => {
  it('[RT-27] a redirect is accepted, also to another one, and can be changed', () => {
    expect(redirectProblem(existing, { from: 'older', to: '/old' })).toBeNull();
    expect(redirectProblem(existing, { from: '/old/', to: '/about' })).toBeNull();
  });

  it.each([
    ['/old', '/old'],
    ['/old', 'old'],
    ['/newest', '/old'],
    ['/newest/', '/new#top'],
    ['/a', '/a?b=1'],
  ])('[RT-27] %s to %s is a loop, or is not a path', (from, to) => {
    expect(redirectProblem(existing, { from, to })).toBe(to === 'old' ? 'to' : 'loop');
  });

  it.each([
    '',
    '/',
    '/api/v1',
    '/assets',
    '/authtoken',
    '/cms',
    '/CMS',
    '/logout',
    '/with space',
    '/a?b=1',
    `/${'x'.repeat(600)}`,
  ])('[RT-27] from %j is refused: the path is reserved or cannot be requested', (from) => {
    expect(redirectProblem([], { from, to: '/about' })).toBe('from');
  });

  it.each(['', 'about', '/with space', ...foreignTargets])(
    '[RT-27, GRD-04] to %j is refused: it is not a page of the shop',
    (to) => {
      expect(redirectProblem([], { from: '/a', to })).toBe('to');
    },
  );
});

describe('the target of a path', () => {
  const targets = new Map(existing.map(({ from, to }) => [from, to]));

  it('[RT-26] redirects are followed to the end', () => {
    expect(followRedirects(targets, '/old/')).toBe('/newest?from=old');
    expect(followRedirects(targets, '/about')).toBeNull();
  });

  it('[RT-27] a loop in the table is not followed', () => {
    const circle = new Map([
      ['/a', '/b'],
      ['/b', '/a'],
    ]);
    expect(followRedirects(circle, '/a')).toBeNull();
  });

  it('[RT-27] loops are listed by their paths, each once, and redirects into them are not followed', () => {
    const redirects = [
      { from: '/in', to: '/a' },
      { from: '/a', to: '/b?x=1' },
      { from: '/b', to: '/A#top' },
      { from: '/self', to: '/self' },
      ...existing,
    ];
    expect(loopsOf(targetsOf(redirects))).toEqual([['/a', '/b'], ['/self']]);
    expect(followRedirects(targetsOf(redirects), '/in')).toBeNull();
    expect(loopsOf(targetsOf(existing))).toEqual([]);
  });
});
