import { valueFromASTUntyped } from 'graphql';
import type { FieldNode } from 'graphql';
import type { RestCall } from '../generated/rest-table.ts';
import { RestError } from '../rest-error.ts';

interface RestRequest {
  /** Path and query, without the host. */
  path: string;
  method: RestCall['method'];
  /** JSON for POST, or a form when an argument is a file. */
  body: string | FormData | null;
}

/**
 * One root field → its request: arguments named in the path go there, the others into the query (GET, without
 * nulls), the JSON body (POST) or, with a file, a form.
 * @throws RestError 404 when an argument cannot be a path segment, so that it never names another URL
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
    const hasFile = others.some(([, value]) => value instanceof Blob);
    return {
      path,
      method: 'POST',
      body: hasFile ? formOf(others) : JSON.stringify(Object.fromEntries(others)),
    };
  }
  const present = others.filter(([, value]) => value !== null);
  const query = new URLSearchParams(present.map(([name, value]): [string, string] => [name, String(value)]));
  return { path: query.size > 0 ? `${path}?${query}` : path, method: 'GET', body: null };
}

/** Files come last, so that the host knows the rest before reading them. */
function formOf(others: readonly [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of others)
    if (!(value instanceof Blob) && value !== null) form.append(name, String(value));
  for (const [name, value] of others) if (value instanceof Blob) form.append(name, value);
  return form;
}

function argumentsOf(field: FieldNode, variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
}

function segment(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // URLs resolve dots even when percent-encoded.
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
