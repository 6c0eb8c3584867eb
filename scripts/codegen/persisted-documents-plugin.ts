import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { concatAST, separateOperations } from 'graphql';
import { persistedDocument } from './persisted-documents.ts';

/** Generates the storefront's `/graphql` documents by hash, so that the host knows them in advance. */
export const plugin: PluginFunction = (_schema, documents) => {
  const all = concatAST(documents.flatMap(({ document }) => document ?? []));
  const known = Object.values(separateOperations(all)).flatMap((one) => persistedDocument(one) ?? []);
  const byHash = Object.fromEntries(known.map(({ hash, text }) => [hash, text]));
  return `/** The storefront's documents by the SHA-256 of their text. */
export const persistedDocuments: Readonly<Record<string, string>> = ${JSON.stringify(byHash, null, 2)};`;
};
