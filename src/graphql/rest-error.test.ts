import { expect, test } from 'vitest';
import { RefusedError } from '../lib/failure.ts';
import { NetworkError } from './network-error.ts';
import { RestError, restErrorFrom, toRefusedError } from './rest-error.ts';

test('[HTP-03] an error response keeps its status, text code, message and the messages at its fields', () => {
  const body = {
    text_code: 'VALIDATION_FAILED',
    message: 'Please check',
    fields: { qty: 'At least 1', odd: 7 },
  };
  expect(restErrorFrom(422, JSON.stringify(body))).toMatchObject({
    layer: 'http',
    status: 422,
    text_code: 'VALIDATION_FAILED',
    message: 'Please check',
    fields: { qty: 'At least 1' },
  });
});

test('[HTP-03] a GraphQL error response, in a batch or alone, reads the same', () => {
  const body = { errors: [{ message: 'Log in first', extensions: { text_code: 'LOGIN_REQUIRED' } }] };
  const expected = { status: 401, text_code: 'LOGIN_REQUIRED', message: 'Log in first', fields: {} };
  expect(restErrorFrom(401, JSON.stringify([body, body]))).toMatchObject(expected);
  expect(restErrorFrom(401, JSON.stringify(body))).toMatchObject(expected);
});

test.each(['', '<html>Bad gateway</html>', 'null', '[]', '7', '{"message":7,"fields":[1],"errors":"x"}'])(
  '[HTP-03] a response in another error format (%s) still gives an error with its status',
  (text) => {
    expect(restErrorFrom(502, text)).toMatchObject({
      status: 502,
      text_code: null,
      message: 'The answer could not be read',
      fields: {},
    });
  },
);

test('[A03] only a 4xx response is a refusal; an outage and a lost connection are not', () => {
  const response = (status: number) =>
    new RestError({ status, text_code: 'CODE', message: 'words', fields: {} });
  const refusal = toRefusedError(response(422));
  expect(refusal).toBeInstanceOf(RefusedError);
  expect(refusal).toMatchObject({ status: 422, textCode: 'CODE', message: 'words' });
  for (const other of [
    response(500),
    response(503),
    response(200),
    new NetworkError('gone', { cause: null }),
    null,
  ]) {
    expect(toRefusedError(other)).toBe(other);
  }
});
