import type { DocumentNode } from 'graphql';
import { restTable } from './generated/rest-table.ts';
import { documentParts, selectedFields } from './selected-fields.ts';

/** What the links need to know of an operation. */
export interface OperationKind {
  /** Uses REST calls rather than `/graphql`. */
  isRest: boolean;
  /** Login, refresh and token calls: not gated, without a bearer token and never repeated (HTP-01). */
  isAnonymous: boolean;
  /** Is a mutation. */
  isChange: boolean;
  /** A query whose answer belongs to the logged-in user or guest. */
  isPersonal: boolean;
  /** A personal query that is answered only for logged-in users. */
  needsLogin: boolean;
}

const kinds = new WeakMap<DocumentNode, OperationKind>();

/**
 * The kind of a document's operation; analyses each document once.
 * @throws Error when it mixes REST and GraphQL
 */
export function operationKind(document: DocumentNode): OperationKind {
  const known = kinds.get(document) ?? readKind(document);
  kinds.set(document, known);
  return known;
}

function readKind(document: DocumentNode): OperationKind {
  const { operation, fragments } = documentParts(document);
  const names = [...selectedFields([operation.selectionSet], fragments, null).values()]
    .flat()
    .map((field) => field.name.value)
    .filter((name) => name !== '__typename');
  const calls = names.flatMap((name) => (Object.hasOwn(restTable, name) ? restTable[name] : undefined) ?? []);
  if (calls.length > 0 && calls.length < names.length)
    throw new Error(`A document is all REST or all GraphQL: ${names.join(', ')}`);
  return {
    isRest: calls.length > 0,
    isAnonymous: calls.length > 0 && calls.every(({ anonymous }) => anonymous === true),
    isChange: operation.operation === 'mutation',
    isPersonal: calls.some(({ personal }) => personal !== undefined),
    needsLogin: calls.some(({ personal }) => personal === 'login'),
  };
}
