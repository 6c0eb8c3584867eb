import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { persistedDocuments } from '../generated/persisted-documents.ts';

/**
 * Parameter of the working draft of GraphQL over HTTP, besides the query and its variables: `sha256:` and the
 * hash.
 */
export const DOCUMENT_ID = 'documentId';

const documents = new Map(
  Object.entries(persistedDocuments).map(([hash, text]) => [
    `sha256:${hash}`,
    parse(text, { noLocation: true }),
  ]),
);

/** Whether this is the id of one of the storefront's persisted documents. */
export const isPersistedDocument = (id: unknown): boolean => typeof id === 'string' && documents.has(id);

/** Variables that identify something the shop shows; any other makes a request open-ended. */
const IDENTIFYING_VARIABLES = new Set(['url', 'group', 'id', 'aspect']);

/** The identifying variables of each document. */
const identifyingOf = new Map(
  Array.from(documents, ([id, { definitions }]) => {
    const [operation] = definitions;
    const declared = operation?.kind === 'OperationDefinition' ? operation.variableDefinitions : [];
    return [
      id,
      new Set(declared?.map(({ variable }) => variable.name.value)).intersection(IDENTIFYING_VARIABLES),
    ];
  }),
);

/**
 * Whether visitors can make up any number of variables to which this document responds: texts, numbers and
 * filters, variables that it does not declare, and names with slashes that are ignored.
 */
export function isOpenEnded(id: string, variables: Readonly<Record<string, unknown>>): boolean {
  const identifying = identifyingOf.get(id);
  return Object.entries(variables).some(
    ([name, value]) => !identifying?.has(name) || (typeof value === 'string' && value.includes('//')),
  );
}

function documentIdOf(params: GraphQLParams, request: Request): string | null {
  const given =
    request.method === 'GET'
      ? new URL(request.url).searchParams.get(DOCUMENT_ID)
      : new Map(Object.entries(params)).get(DOCUMENT_ID);
  return typeof given === 'string' ? given : null;
}

interface PersistedDocuments {
  plugin: Plugin;
  /** Whether a query of this context is a persisted document. */
  isPersisted(context: object): boolean;
}

/**
 * The storefront's persisted documents, requested by their hash: they are not parsed, validated or limited again. A
 * hash of another release is refused with 404; the client then sends the whole document.
 */
export function persistedDocumentsPlugin(): PersistedDocuments {
  const contexts = new WeakSet<object>();
  const plugin = usePersistedOperations<object>({
    allowArbitraryOperations: true,
    skipDocumentValidation: true,
    extractPersistedOperationId: documentIdOf,
    getPersistedOperation(id, _request, context): DocumentNode | null {
      const document = documents.get(id) ?? null;
      if (document) contexts.add(context);
      return document;
    },
    customErrors: {
      notFound: {
        message: 'This document is not known here: send it whole',
        extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 404 } },
      },
      keyNotFound: { message: 'Must provide query string.', extensions: { http: { status: 400 } } },
    },
  });
  return { plugin, isPersisted: (context) => contexts.has(context) };
}
