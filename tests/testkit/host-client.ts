import type { BrowserContext } from '@playwright/test';
import type { DocumentNode } from 'graphql';
import { restTable } from '../../src/graphql/generated/rest-table.ts';
import type { HostCalls } from '../../src/graphql/host-calls.ts';
import { RefusedError } from '../../src/lib/failure.ts';

/** The field that a document requests. */
function callOf({ definitions }: DocumentNode): string {
  for (const definition of definitions) {
    const [selection] = definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
    if (selection?.kind === 'Field') return selection.name.value;
  }
  throw new Error('the document requests nothing');
}

/** Access to the running host without a browser, so that real machines run as fast as it responds. */
export class HostClient implements HostCalls {
  readonly #context: BrowserContext;
  /** The token of the logged-in user; `null` for a guest. */
  token: string | null = null;

  readonly query: HostCalls['query'] = (document, variables) => this.#send(document, variables);
  readonly mutate: HostCalls['mutate'] = (document, variables) => this.#send(document, variables);

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async #send<Data>(document: DocumentNode, variables: object): Promise<Data> {
    const name = callOf(document);
    const call = restTable[name];
    if (!call) throw new Error(`there is no call ${name}`);
    const cookies = await this.#context.cookies();
    const xsrf = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value;
    const response = await this.#context.request.fetch(call.path, {
      method: call.method,
      headers: {
        ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      },
      ...(call.method === 'GET' ? {} : { data: variables }),
    });
    const body = await response.json();
    if (!response.ok())
      throw new RefusedError({ status: response.status(), textCode: body.text_code, message: body.message });
    return { [name]: body } as Data;
  }
}
