import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { concatAST, separateOperations } from 'graphql';
import { persistedDocument } from './persisted-documents.ts';

/** Writes what the storefront asks of `/graphql`, by its hash, so that the host knows it without being told. */
export const plugin: PluginFunction = (_schema, documents) => {
  const all = concatAST(documents.flatMap(({ document }) => document ?? []));
  const known = Object.values(separateOperations(all)).flatMap((one) => persistedDocument(one) ?? []);
  const byHash = Object.fromEntries(known.map(({ hash, text }) => [hash, text]));
  return `/** The storefront's documents by the SHA-256 of their text. */
export const persistedDocuments: Readonly<Record<string, string>> = ${JSON.stringify(byHash, null, 2)};`;
};
