import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { addScope } from '../lib/add-scope.ts';
import type { AddressInput } from '../generated/wire.ts';
import { isFromThisMachine } from '../lib/this-machine.ts';
import { outboxFolder } from '../mail/mail-transport.ts';
import { sandboxEndings } from '../payments/sandbox/sandbox-page.ts';
import type { Services } from '../services.ts';
import { readOutbox } from './read-outbox.ts';
import type { TestControls } from './test-controls.ts';
import { failure } from './test-outcome.ts';
import type { TestOutcome } from './test-outcome.ts';
import { TestWorld } from './test-world.ts';

const BASE = '/dev/test';
const MOST = 100;
const MAX_WAIT_MS = 60_000;

const dollars = Type.Number({ minimum: 0, maximum: 100_000 });
const quantity = Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()]);
const text = Type.String({ minLength: 1, maxLength: 200 });

const Clock = Type.Object(
  { now: Type.Optional(text), plus_seconds: Type.Optional(Type.Integer()) },
  { minProperties: 1, maxProperties: 1 },
);

const Product = Type.Object({
  name: text,
  slug: Type.Optional(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 })),
  price: Type.Optional(Type.Union([dollars, Type.Null()])),
  stock: Type.Optional(quantity),
});

const Shopper = Type.Object({
  email: Type.Optional(text),
  first_name: Type.Optional(text),
  last_name: Type.Optional(text),
  is_admin: Type.Optional(Type.Boolean()),
  address: Type.Optional(Type.Unsafe<AddressInput>(Type.Object({}, { additionalProperties: true }))),
  cart: Type.Optional(
    Type.Array(Type.Object({ sku: text, qty: Type.Optional(Type.Integer({ minimum: 1 })) }), {
      maxItems: MOST,
    }),
  ),
  credit: Type.Optional(dollars),
});

const World = Type.Object({
  products: Type.Optional(Type.Array(Product, { maxItems: MOST })),
  shoppers: Type.Optional(Type.Array(Shopper, { maxItems: MOST })),
  settings: Type.Optional(Type.Record(Type.String(), Type.String())),
});

const Stock = Type.Object({ sku: text, available: quantity });

const Outbox = Type.Object({
  to: Type.Optional(text),
  count: Type.Integer({ minimum: 0, maximum: MOST, default: 0 }),
  wait_ms: Type.Integer({ minimum: 0, maximum: MAX_WAIT_MS, default: 0 }),
});

const Payments = Type.Object({ endings: Type.Array(Type.Enum([...sandboxEndings]), { maxItems: MOST }) });

const Fault = Type.Object({
  path: Type.String({ pattern: '^/(?!dev/test)', maxLength: 200 }),
  method: Type.Union([text, Type.Null()], { default: null }),
  times: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
  delay_ms: Type.Integer({ minimum: 0, maximum: MAX_WAIT_MS, default: 0 }),
  kind: Type.Enum(['answer', 'drop', 'delay'], { default: 'answer' }),
  status: Type.Integer({ minimum: 400, maximum: 599, default: 500 }),
  text_code: Type.String({ pattern: '^[A-Z_]+$', maxLength: 50, default: 'INTERNAL_ERROR' }),
});

/**
 * The test interface (docs/testing.md), if the shop was started with it: only requests from this machine are
 * served, all others get a 404. Missing or extra fields of a body are a 400 that names the field.
 */
export function registerTestApi(app: FastifyInstance, services: Services, controls: TestControls): void {
  void addScope(app, 'test interface', async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isFromThisMachine(request)) return reply.callNotFound();
    });
    const world = new TestWorld(services);
    registerClock(scope, services, controls);
    registerTrouble(scope, controls);
    scope.post<{ Body: Static<typeof World> }>(
      `${BASE}/world`,
      { schema: { body: World } },
      async ({ body }, reply) => sendOutcome(reply, await world.seed(body)),
    );
    scope.put<{ Body: Static<typeof Stock> }>(
      `${BASE}/stock`,
      { schema: { body: Stock } },
      async ({ body }, reply) => sendOutcome(reply, await world.setStock(body.sku, body.available)),
    );
    scope.get<{ Querystring: Static<typeof Outbox> }>(
      `${BASE}/outbox`,
      { schema: { querystring: Outbox } },
      async ({ query: { to = null, count, wait_ms: waitMs } }) => ({
        mails: await readOutbox(outboxFolder(services.environment.dataDir), { to, count, waitMs }),
      }),
    );
  });
}

const sendOutcome = (reply: FastifyReply, outcome: TestOutcome<unknown>) =>
  outcome.ok
    ? (outcome.value ?? {})
    : reply.code(422).send({ text_code: 'TEST_API', message: outcome.problem });

/** Returns the current state of clock, payments and faults. */
const stateOf = ({ clock, endings, faults }: TestControls) => ({
  now: clock.now().toISOString(),
  endings,
  faults: faults.waiting,
});

function registerClock(scope: FastifyInstance, { jobs }: Services, controls: TestControls): void {
  const { clock } = controls;
  scope.get(BASE, async () => stateOf(controls));
  scope.put<{ Body: Static<typeof Clock> }>(
    `${BASE}/clock`,
    { schema: { body: Clock } },
    async ({ body }, reply) => {
      const now = body.now === undefined ? null : new Date(body.now);
      if (now && Number.isNaN(now.getTime()))
        return sendOutcome(reply, failure(`${body.now} is no time: write it as 2026-12-24T10:00:00Z`));
      if (now) clock.set(now);
      else clock.forward((body.plus_seconds ?? 0) * 1_000);
      // Runs everything due by then.
      await jobs.runAll();
      return stateOf(controls);
    },
  );
  scope.delete(`${BASE}/clock`, async () => {
    clock.reset();
    return stateOf(controls);
  });
}

function registerTrouble(scope: FastifyInstance, controls: TestControls): void {
  scope.put<{ Body: Static<typeof Payments> }>(
    `${BASE}/payments`,
    { schema: { body: Payments } },
    async ({ body }) => {
      controls.scriptPayments(body.endings);
      return stateOf(controls);
    },
  );
  scope.post<{ Body: Static<typeof Fault> }>(
    `${BASE}/faults`,
    { schema: { body: Fault } },
    async ({ body }) => {
      controls.faults.inject(body);
      return stateOf(controls);
    },
  );
  scope.delete(`${BASE}/faults`, async () => {
    controls.faults.clear();
    return stateOf(controls);
  });
}
