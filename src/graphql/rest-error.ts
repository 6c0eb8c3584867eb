import { RefusedError } from '../lib/failure.ts';
import { isRecord } from '../rules/is-record.ts';

interface RestErrorDetails {
  status: number;
  text_code: string | null;
  message: string;
  fields: Record<string, string>;
}

const UNREADABLE = 'The answer could not be read';

/**
 * The host responded with an error: a status outside 200–299, or a body that breaks the contract (HTP-03).
 * Thrown by both REST and GraphQL.
 */
export class RestError extends Error {
  readonly layer = 'http';
  readonly status: number;
  readonly text_code: string | null;
  /** Message per field of the request. */
  readonly fields: Record<string, string>;

  constructor({ status, text_code, message, fields }: RestErrorDetails) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.text_code = text_code;
    this.fields = fields;
  }
}

/** Whether the host refused because what is shown has changed meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof RestError && error.status === 409;

/** Status and body text → the error. Reads `{ text_code, message, fields? }` and GraphQL errors. */
export function restErrorFrom(status: number, bodyText: string): RestError {
  const [body] = [parsed(bodyText)].flat();
  const [graphqlError] = [property(body, 'errors')].flat();
  const source = graphqlError ?? body;
  const code = property(source, 'text_code') ?? property(property(source, 'extensions'), 'text_code');
  const message = property(source, 'message');
  return new RestError({
    status,
    text_code: typeof code === 'string' ? code : null,
    message: typeof message === 'string' ? message : UNREADABLE,
    fields: textFields(property(source, 'fields')),
  });
}

/**
 * Any error of the client → what an actor throws: a 4xx becomes the `RefusedError` that machines handle;
 * everything else, which they count as unreachable, is unchanged (A03).
 */
export function toRefusedError(error: unknown): unknown {
  if (!(error instanceof RestError) || error.status < 400 || error.status >= 500) return error;
  const { status, message, text_code: textCode, fields } = error;
  return new RefusedError({ status, message, textCode, fields });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function property(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function textFields(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
