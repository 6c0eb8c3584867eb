import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import { buildSchema, Kind, print, stripIgnoredCharacters } from 'graphql';
import type { DefinitionNode, DocumentNode } from 'graphql';

/** A document of the storefront as stored by the host. */
interface PersistedDocument {
  /** SHA-256 of the text, in hexadecimal. */
  hash: string;
  text: string;
}

const servedFields = new Set(
  Object.keys(buildSchema(readFileSync('schema.graphql', 'utf8')).getQueryType()?.getFields() ?? {}),
);

const nameOf = (node: DefinitionNode) =>
  node.kind === Kind.FRAGMENT_DEFINITION ? `fragment ${node.name.value}` : '';

/**
 * Converts an operation with its fragments to the text that is sent, including the type names that the
 * browser's cache adds; `null` when its fields are REST calls, which never reach a GraphQL host.
 */
export function persistedDocument({ definitions }: DocumentNode): PersistedDocument | null {
  const fields = definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : [],
  );
  const isServed = fields.some((field) => field.kind === Kind.FIELD && servedFields.has(field.name.value));
  if (!isServed) return null;
  const ordered = definitions.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const sent = new InMemoryCache().transformDocument({ kind: Kind.DOCUMENT, definitions: ordered });
  const text = stripIgnoredCharacters(print(sent));
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}
