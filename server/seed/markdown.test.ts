import { expect, it } from 'vitest';
import { markdownAsHtml } from './markdown.ts';

it.each([
  ['## Start\n\nYou need *git*.', '<h2>Start</h2>\n<p>You need <em>git</em>.</p>'],
  ['# Shop\nBelow', '<h2>Shop</h2>\n<p>Below</p>'],
  ['```sh\nnpm start\n\nls <x>\n```', '<pre><code>npm start\n\nls &lt;x&gt;</code></pre>'],
  ['a `b<c>` **d**', '<p>a <code>b&lt;c&gt;</code> <strong>d</strong></p>'],
  ['at <http://127.0.0.1:3000>', '<p>at <a href="http://127.0.0.1:3000">http://127.0.0.1:3000</a></p>'],
  ['see [docs](docs/x.md) and [us](/about)', '<p>see docs and <a href="/about">us</a></p>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  [
    '| a | b |\n| - | - |\n| `c` | d |',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td><code>c</code></td><td>d</td></tr></tbody></table>',
  ],
  [
    '| a | b |\n| - | - |\n| **c** | **d** e |',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td><strong>d</strong> e</td></tr></tbody></table>',
  ],
  ['## Returns {#returns}', '<h2 id="returns">Returns</h2>'],
  ['a <b onclick="x()">b</b>', '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>'],
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('[RT-21] %j is rendered', (markdown, html) => {
  expect(markdownAsHtml(markdown)).toBe(html);
});
