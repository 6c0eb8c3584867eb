import type { DocumentNode } from 'graphql';
import { restTable } from './generated/rest-table.ts';
import { documentParts, selectedFields } from './selected-fields.ts';

/** What the links must know of an operation. */
export interface OperationKind {
  /** It goes to the REST calls rather than to `/graphql`. */
  isRest: boolean;
  /** Login, refresh and token calls: they wait for no gate, carry no bearer and are not repeated (HTP-01). */
  isAnonymous: boolean;
  /** It does something rather than ask. */
  isChange: boolean;
  /** A question whose answer belongs to whoever is logged in. */
  isPersonal: boolean;
  /** Such a question that nobody else gets an answer to. */
  needsLogin: boolean;
}

const kinds = new WeakMap<DocumentNode, OperationKind>();

/**
 * The kind of a document's operation; each document is read once, however many links and operations ask.
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
