import { valueFromASTUntyped } from 'graphql';
import type { FieldNode } from 'graphql';
import type { RestCall } from '../generated/rest-table.ts';
import { RestError } from '../rest-error.ts';

interface RestRequest {
  /** Path and query, without the host. */
  path: string;
  method: RestCall['method'];
  /** JSON, for POST. */
  body: string | null;
}

/**
 * One root field → its request: arguments named in the path stand there, the others travel in the query (GET,
 * without the nulls) or in the JSON body (POST).
 * @throws RestError 404 when an argument cannot be a path segment, so that it never names another address
 */
export function restRequest(
  field: FieldNode,
  call: RestCall,
  variables: Record<string, unknown>,
): RestRequest {
  const given = argumentsOf(field, variables);
  const path = call.path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => segment(given[name]));
  const others = call.arguments
    .map((name): [string, unknown] => [name, given[name]])
    .filter(([, value]) => value !== undefined);
  if (call.method === 'POST') {
    return { path, method: 'POST', body: JSON.stringify(Object.fromEntries(others)) };
  }
  const present = others.filter(([, value]) => value !== null);
  const query = new URLSearchParams(present.map(([name, value]): [string, string] => [name, String(value)]));
  return { path: query.size > 0 ? `${path}?${query}` : path, method: 'GET', body: null };
}

function argumentsOf(field: FieldNode, variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
}

function segment(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // Addresses resolve dots even when they are percent-encoded.
  if (['', '.', '..'].includes(text)) {
    throw new RestError({
      status: 404,
      text_code: 'NOT_FOUND',
      message: 'There is nothing here',
      fields: {},
    });
  }
  return encodeURIComponent(text);
}
