import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  preValidationHookHandler,
} from 'fastify';
import { addScope } from '../lib/add-scope.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Viewer } from '../lib/viewer.ts';
import { restSchemas } from '../generated/rest-schemas.ts';
import type { RestCalls } from '../generated/rest-schemas.ts';
import { sendRefusal } from '../http/refusal.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { refused } from '../lib/outcome.ts';
import { acceptForms } from '../lib/posted-form.ts';
import { serializerOf } from './response-serializers.ts';
import { accessCheckOf } from './call-access.ts';
import type { ViewerOf } from './call-access.ts';
import { acceptUploads } from './upload-form.ts';

const MAX_FORM_BYTES = 16 * 1024;

export type RestName = keyof RestCalls;

/** What a handler gets besides the input; `viewer` is a user wherever only users may call. */
export interface RestContext<Caller extends Viewer = Viewer> {
  viewer: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

type ResponseOf<Name extends RestName> = RestCalls[Name]['response'];

/** A handler gets path, query and body arguments as one input and returns data or an outcome. */
export type RestHandlers = {
  [Name in RestName]?: (
    input: RestCalls[Name]['input'],
    context: RestContext<ViewerOf<Name>>,
  ) => Promise<ResponseOf<Name> | Outcome<ResponseOf<Name>>>;
};

export interface RestDomain {
  handlers: RestHandlers;
  /**
   * Calls that third-party clients or beacons send: accepted as a form too, and without our pages' XSRF
   * header.
   */
  forms?: readonly RestName[];
  /** Calls whose arguments are a form with a file, which their handlers read themselves. */
  uploads?: {
    [Name in RestName]?: (context: RestContext<ViewerOf<Name>>) => Promise<Outcome<ResponseOf<Name>>>;
  };
}

/** Counts a call; null if it may proceed. */
export type CallLimiter = (
  name: RestName,
  input: unknown,
  context: RestContext,
) => Promise<Extract<Outcome<never>, { ok: false }> | null>;

type UntypedHandler = (input: unknown, context: RestContext) => Promise<unknown>;
type UntypedUpload = (context: RestContext) => Promise<unknown>;

/**
 * Registers every call of `rest.graphql` with its schemas; one without a handler returns 501. A handler runs
 * only if `limitCall` lets its call through.
 */
export function registerRest(app: FastifyInstance, domains: RestDomain[], limitCall: CallLimiter): void {
  // A separate scope, as other routes may distinguish an empty body from none.
  void addScope(app, 'REST', async (scope) => {
    acceptNoBody(scope);
    registerCalls(scope, domains, limitCall);
  });
}

function registerCalls(app: FastifyInstance, domains: RestDomain[], limitCall: CallLimiter): void {
  const handlers: Record<string, UntypedHandler> = Object.assign(
    {},
    ...domains.map((domain) => domain.handlers),
  );
  const uploads: Record<string, UntypedUpload> = Object.assign(
    {},
    ...domains.map((domain) => domain.uploads),
  );
  const forms = new Set(domains.flatMap((domain) => domain.forms ?? []));
  registerUploads(app, uploads, limitCall);
  const register = (scope: FastifyInstance, name: RestName, xsrf: boolean) => {
    const { method, alternateMethod } = restSchemas[name];
    for (const verb of alternateMethod ? [method, alternateMethod] : [method]) {
      const handler = handlers[name] ?? notImplemented;
      registerCall(scope, { name, method: verb, handler, xsrf, limitCall });
    }
  };
  for (const name of Object.keys(restSchemas) as RestName[])
    if (!(name in uploads) && !forms.has(name)) register(app, name, true);
  void addScope(app, 'REST forms', async (scope) => {
    // If a name occurs twice, its last value counts.
    acceptForms(scope, { maxBytes: MAX_FORM_BYTES, as: (form) => Object.fromEntries(form) });
    for (const name of forms) register(scope, name, false);
  });
}

/** Treats an empty body declared as JSON as no body rather than an invalid one. */
function acceptNoBody(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, String(body), done),
  );
}

/** A call whose arguments are all optional may be sent without a body, as with an empty query (A31). */
const noBodyAsNoArguments: preValidationHookHandler = (request, _reply, done) => {
  if (request.body === undefined) request.body = {};
  done();
};

interface Registration {
  name: RestName;
  method: 'GET' | 'POST';
  handler: UntypedHandler;
  /** Whether it must come from a page of ours (HTP-04). */
  xsrf: boolean;
  limitCall: CallLimiter;
}

function registerCall(app: FastifyInstance, { name, method, handler, xsrf, limitCall }: Registration): void {
  const call = restSchemas[name];
  app.route({
    method,
    url: call.url,
    config: { xsrf },
    // What other sites can send too must be small.
    ...(xsrf ? {} : { bodyLimit: MAX_FORM_BYTES }),
    schema: {
      params: call.params,
      ...(method === 'GET' ? { querystring: call.input } : { body: call.input }),
    },
    ...accessHook(name),
    ...(method === 'POST' ? { preValidation: noBodyAsNoArguments } : {}),
    async handler(request, reply) {
      const given = method === 'GET' ? request.query : request.body;
      const merged = { ...(request.params as object), ...(given as object) };
      const context = { viewer: request.viewer, request, reply };
      const refusal = await limitCall(name, merged, context);
      return sendResult(refusal ?? (await handler(merged, context)), reply, call.response);
    },
  });
}

/** Checks who is calling before the input is read, so that strangers learn nothing about it (GRD-16). */
function accessHook(name: RestName): { onRequest?: onRequestHookHandler } {
  const check = accessCheckOf(name);
  if (!check) return {};
  return {
    onRequest(request, reply, done) {
      const allowed = check(request.viewer);
      if (allowed.ok) done();
      else sendRefusal(reply, allowed.refusal);
    },
  };
}

function registerUploads(
  app: FastifyInstance,
  uploads: Record<string, UntypedUpload>,
  limitCall: CallLimiter,
): void {
  if (Object.keys(uploads).length === 0) return;
  void addScope(app, 'REST uploads', async (scope) => {
    await acceptUploads(scope);
    for (const name of Object.keys(uploads) as RestName[]) {
      const { url, response } = restSchemas[name];
      scope.post(url, accessHook(name), async (request, reply) => {
        const context = { viewer: request.viewer, request, reply };
        const refusal = await limitCall(name, {}, context);
        return sendResult(refusal ?? (await uploads[name]?.(context)), reply, response);
      });
    }
  });
}

function isOutcome(result: unknown): result is Outcome<unknown> {
  return typeof result === 'object' && result !== null && 'ok' in result && typeof result.ok === 'boolean';
}

/** Sends an outcome; data are serialized by the schema. */
function sendResult(result: unknown, reply: FastifyReply, schema: object): unknown {
  if (isOutcome(result) && !result.ok) return sendRefusal(reply, result.refusal);
  if (reply.statusCode === 200 && !reply.sent && !reply.hasHeader('content-type'))
    reply.type('application/json; charset=utf-8').serializer(serializerOf(schema));
  return isOutcome(result) && result.ok ? result.value : result;
}

const notImplemented: UntypedHandler = (_input, { reply }) =>
  Promise.resolve(sendRefusal(reply, refused(501, refusalText('NOT_IMPLEMENTED')).refusal));
