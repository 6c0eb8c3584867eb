import type { DocumentNode } from 'graphql';
import { restTable } from './generated/rest-table.ts';
import type { RestCall } from './generated/rest-table.ts';
import { documentParts, selectedFields } from './selected-fields.ts';

function rootCalls(document: DocumentNode): { name: string; call: RestCall | undefined }[] {
  const { operation, fragments } = documentParts(document);
  return [...selectedFields([operation.selectionSet], fragments, null).values()]
    .flat()
    .map((field) => field.name.value)
    .filter((name) => name !== '__typename')
    .map((name) => ({ name, call: Object.hasOwn(restTable, name) ? restTable[name] : undefined }));
}

/**
 * Whether the document goes to the REST calls rather than to `/graphql`.
 * @throws Error when it mixes both
 */
export function isRestOperation(document: DocumentNode): boolean {
  const calls = rootCalls(document);
  const rest = calls.filter(({ call }) => call !== undefined);
  if (rest.length > 0 && rest.length < calls.length) {
    throw new Error(`A document is all REST or all GraphQL: ${calls.map(({ name }) => name).join(', ')}`);
  }
  return rest.length > 0;
}

/** Login, refresh and token calls: they wait for no gate, carry no bearer and are not repeated (HTP-01). */
export function isAnonymousOperation(document: DocumentNode): boolean {
  const calls = rootCalls(document);
  return calls.length > 0 && calls.every(({ call }) => call?.anonymous === true);
}
