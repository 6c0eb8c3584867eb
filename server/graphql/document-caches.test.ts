import { parse } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { expect, it } from 'vitest';
import { documentCaches } from './document-caches.ts';

/** A server that reports which documents it has parsed since the last call. */
function parsingServer() {
  const caches = documentCaches();
  const parsed: string[] = [];
  const watch: Plugin = {
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        parsed.push(typeof source === 'string' ? source : source.body);
        return parse(source, options);
      });
    },
  };
  const yoga = createYoga({
    schema: createSchema({ typeDefs: 'type Query { one: Int }', resolvers: { Query: { one: () => 1 } } }),
    logging: false,
    parserAndValidationCache: caches,
    plugins: [watch],
  });
  const parsedFor = async (query: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    await (await yoga.fetch('http://shop.test/graphql', { method: 'POST', headers, body })).text();
    return parsed.splice(0);
  };
  return { parsedFor, caches };
}

it('[APC-20] a repeated document is parsed once, and of many documents most are evicted', async () => {
  const { parsedFor, caches } = parsingServer();
  const documentOf = (at: number) => `query Q${at} { one }`;
  for (let at = 0; at < 200; at += 1) expect(await parsedFor(documentOf(at))).toEqual([documentOf(at)]);
  expect(await parsedFor(documentOf(199))).toEqual([]);
  expect(await parsedFor(documentOf(0))).toEqual([documentOf(0)]);
  expect(caches.documentCache.size).toBe(50);
});

it('[APC-20] of many documents with syntax errors most errors are evicted', async () => {
  const { parsedFor, caches } = parsingServer();
  for (let at = 0; at < 200; at += 1) await parsedFor(`query Q${at} {`);
  expect(await parsedFor('query Q0 {')).toEqual(['query Q0 {']);
  expect(caches.errorCache.size).toBe(50);
});
