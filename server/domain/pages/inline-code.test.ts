import { describe, expect, it } from 'vitest';
import { servedSettings, splitCode } from './inline-code.ts';

describe('inline code', () => {
  it('[WGT-03, A69] its scripts are separated from its markup; data and external scripts are dropped', () => {
    const code = [
      '<style>p{color:red}</style><p>a</p><script>one()</script>',
      '<SCRIPT type="text/javascript">two()</SCRIPT >',
      '<script type="application/json">{"a":1}</script><script src="https://evil.example/x.js"></script><p>b</p>',
    ].join('');
    expect(splitCode(code)).toEqual({
      markup: '<p>a</p><p>b</p>',
      script: 'one()\n;\ntwo()',
      style: 'p{color:red}',
    });
  });

  it.each([
    ['core/html', { html: '<p>a</p>', inline: '1' }, 1, { html: '<p>a</p>', inline: '1' }],
    ['raw_code', { raw_html: '<p>a</p>', inline: '1' }, 0, { raw_html: '<p>a</p>' }],
    ['raw_code', { raw_html: '<p>a</p>', inline: '0' }, 1, { raw_html: '<p>a</p>' }],
    ['raw_code', { raw_html: 7, inline: '1' }, 1, { raw_html: 7 }],
    ['raw_code', null, 1, null],
    [
      'raw_code',
      { raw_html: '<p>a</p>', inline: true },
      1,
      { raw_html: '<p>a</p>', inline: true, has_script: false, has_style: false },
    ],
  ])('[WGT-03, A69] %s with %j, trusted %i, is served as %j', (type, settings, trusted, served) => {
    expect(servedSettings({ type, settings, trusted })).toEqual(served);
  });
});
