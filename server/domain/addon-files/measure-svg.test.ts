import { expect, it } from 'vitest';
import { MAX_SVG, measureSvg } from './measure-svg.ts';

const nested = (depth: number) => `${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`;
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

it.each([
  ['a small drawing', svg('<path d="M0 0h4v4z"/>')],
  ['signs of tags in values, comments and CDATA', svg(`<g a='/>' b="<g>"><!-- <g> --><![CDATA[<g>]]></g>`)],
  ['a prologue', `\uFEFF<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "x">]>${svg('')}`],
  ['as deep as it may be', svg(nested(MAX_SVG.depth - 1))],
  ['as many parts as it may have', svg('<path />'.repeat(MAX_SVG.elements - 1))],
])('[SEC-05] %s is accepted', (_, text) => {
  expect(measureSvg(text)).toBe('fine');
});

it.each([
  ['too deep', svg(nested(MAX_SVG.depth))],
  ['too wide', svg('<path/>'.repeat(MAX_SVG.elements))],
  ['too large', svg(`<path d="${'M0 0'.repeat(MAX_SVG.bytes / 4)}"/>`)],
  ['too deep behind values that end tags early', svg('<g a="/>" b=">">'.repeat(MAX_SVG.depth))],
])('[SEC-05] a drawing that is %s is too complex', (_, text) => {
  expect(measureSvg(text)).toBe('too complex');
});

it.each([
  ['ends that fit nothing', svg('<g></x>'.repeat(100))],
  ['elements that never end', '<svg><g>'],
  ['values without quotes', svg('<g a=b/>')],
  ['quotes that belong to nothing', svg('<g "><g><g>')],
  ['a tag that never ends', `<svg${' a="b"'.repeat(1000)}`],
  ['a value that never ends', '<svg a="'],
  ['a tag within a tag', '<svg <svg'.repeat(1000)],
])('[SEC-05] %s are malformed', (_, text) => {
  expect(measureSvg(text)).toBe('malformed');
});
