import { expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const shape = (attribute: string) => `<svg xmlns="http://www.w3.org/2000/svg"><rect ${attribute}/></svg>`;

it.each([
  `fill="\\75rl(https://evil.example/a.svg#x)"`,
  `clip-path="u\\72l(https://evil.example/y#z)"`,
  `mask="image-set('https://evil.example/x.png' 1x)"`,
  `mask="-webkit-image-set('https://evil.example/x.png' 1x)"`,
  `mask="src('https://evil.example/x.png')"`,
  `mask="cross-fade(url(#a), 'https://evil.example/x.png')"`,
  `fill="url(https://evil.example/a.svg#x)"`,
  `fill="url(#a) url(https://evil.example/a.svg#x)"`,
  `fill="url( '//evil.example/a.svg#x' )"`,
  `fill="&#117;rl(&#34;https://evil.example/x&#34;)"`,
  `fill="url(https://evil.example/x"`,
  `fill="rgb(0 0 0 / url(https://evil.example/x))"`,
  `fill="url(#a/**/) image('https://evil.example/x')"`,
  `marker-end="URL(https://evil.example/x)"`,
])('[SEC-05] a drawing that has %s loads nothing from elsewhere', (attribute) => {
  expect(cleanSvg(shape(attribute))).toBe(cleanSvg(shape('')));
});

it.each([
  'fill="url(#paint0_linear_1:23)"',
  'fill="url(#Verlauf_für_Holz) none"',
  'fill="url( #g ) #fff"',
  'stroke="rgb(179, 32, 47)"',
  'stroke="rgba(0 0 0 / 50%)"',
  'stroke="hsl(120deg 50% 50%)"',
  'fill="hsla(120,50%,50%,.5)"',
  'fill="RGB(1,2,3)"',
  'transform="matrix(1 0 0 -1 1e-5 +20.5)"',
  'transform="translate(10,20)rotate(-45 5 5) scale (2)"',
  'gradientTransform="skewX(30) skewY(-10)"',
  'd="M0 0h4v4z"',
  'font-family="Figtree, sans-serif"',
])('an ordinary drawing keeps its %s', (attribute) => {
  expect(cleanSvg(shape(attribute))).toContain(attribute);
});

it('an ordinary drawing keeps references in quotes', () => {
  expect(cleanSvg(shape(`clip-path="url('#a')"`))).toMatch(/clip-path="url\(('|&#39;)#a\1\)"/);
});
