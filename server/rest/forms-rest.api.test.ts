import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromJson } from '../db/columns.ts';
import { logIn } from '../testkit/log-in.ts';
import { solveChallenge } from '../testkit/solve-challenge.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const url = 'http://127.0.0.1:3000/contact';
const answers = { name: 'Kim', email: 'Kim@Example.com', phone: '', message: 'Hello\nthere <b>you</b>' };

const encoded = (text: string) => Buffer.from(text).toString('base64');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.database.deleteFrom('form_submissions').execute();
  await world.services.database.deleteFrom('rate_limits').execute();
});

const submissions = () => world.services.database.selectFrom('form_submissions').selectAll().execute();

async function challenge() {
  const { body } = await world.rest('formChallenge', { id: 'contact' });
  world.now.current = new Date(world.now.current.getTime() + 10_000);
  return body;
}

const submit = (input: object, options: { id?: string; token?: string } = {}) =>
  world.rest(
    'formSubmit',
    { id: options.id ?? 'contact', data: {}, url, ...input },
    options.token ? { token: options.token } : {},
  );

describe('reading a form', () => {
  it('[ENT-16] returns it by url and id, with GET and POST, with every field', async () => {
    const { body } = await world.rest('formOne', { id: 'contact' });
    expect(body.data).toMatchObject({
      name: 'Contact',
      url: 'contact',
      use_captcha: true,
      must_be_logged_on: false,
      cost: 0,
      data: [],
    });
    expect(body.data.questions.map(({ name, field_type, required }) => [name, field_type, required])).toEqual(
      [
        ['name', 'text', true],
        ['email', 'email', true],
        ['phone', 'phone', false],
        ['message', 'textarea', true],
        ['send', 'submit', false],
      ],
    );
    const key = String(body.data.id);
    expect((await world.rest('formOne', { id: key })).body).toEqual(body);
    expect((await world.rest('modelOne', { model: 'form', key })).body).toEqual(body);
  });

  it('[ENT-16] returns all properties of legacy fields', async () => {
    const { data } = (await world.rest('formOne', { id: 'every-field' })).body.data;
    expect(data.find((field) => field.type === 'number')).toEqual({
      name: 'legacy-number',
      type: 'number',
      subtype: null,
      label: 'How sure are you, from 1 to 10?',
      placeholder: null,
      required: false,
      min: 1,
      max: 10,
      values: [],
      value: null,
    });
  });

  it.each(['nothing', '0', '99999999999', '../contact'])(
    '[APS-13, FRM-18] the form %j is not found',
    async (id) => {
      expect((await world.rest('formOne', { id })).status).toBe(404);
      expect((await world.rest('formChallenge', { id })).status).toBe(404);
      expect((await submit({ data: answers }, { id })).status).toBe(404);
    },
  );
});

describe('sending the contact form', () => {
  it('[APS-13, FRM-18, FRM-19] it is stored and mailed to the shop, with the shopper as reply address', async () => {
    const task = await challenge();
    const data = { ...answers, [task.honeypot]: '', unknown: 'x' };
    const { body } = await submit({ data, check: solveChallenge(task) });
    expect(body).toMatchObject({
      success: true,
      error: null,
      refusal: null,
      fields: null,
      text_code: null,
    });
    const [stored, ...more] = await submissions();
    expect(more).toEqual([]);
    expect(fromJson(stored?.data ?? '')).toEqual({ ...answers, email: 'kim@example.com' });
    expect(stored).toMatchObject({ url, user_id: null });
    const mail = (await world.outbox()).at(-1);
    expect(mail?.to).toContain('hello@kerfandgrain.example');
    expect(mail?.replyTo).toContain('kim@example.com');
    expect(mail?.text).toContain('Hello\nthere <b>you</b>');
    expect(mail?.html).toContain('&lt;b&gt;you&lt;/b&gt;');
  });

  it('[FRM-18] required fields and types are validated again, with a message per field', async () => {
    const check = solveChallenge(await challenge());
    const wrong = await submit({ data: { ...answers, name: ' ', email: 'kim', phone: 'soon' }, check });
    expect(wrong.status).toBe(200);
    expect(wrong.body).toMatchObject({
      success: false,
      error: 'Please check what you have entered',
      text_code: 'INVALID',
      fields: {
        name: 'Please fill this in',
        email: 'Please enter an e-mail address',
        phone: 'Please enter a phone number',
      },
    });
    expect(await submissions()).toEqual([]);
    expect((await submit({ data: answers, check })).body.success, 'the check is not used up').toBe(true);
  });

  it('[FRM-17] a check is valid for one submission, also when two are sent at once', async () => {
    const check = solveChallenge(await challenge());
    const both = await Promise.all([submit({ data: answers, check }), submit({ data: answers, check })]);
    expect(both.map(({ body }) => body.success)).toEqual([true, true]);
    expect(await submissions(), 'the second was a repeat of the first').toHaveLength(1);
    const other = await submit({ data: { ...answers, name: 'Somebody else' }, check });
    expect(other.body).toMatchObject({ success: false, text_code: 'CHECK_FAILED' });
    expect(await submissions()).toHaveLength(1);
  });

  it('[FRM-17] a bot that sends no check, or fills in every field, is refused', async () => {
    expect((await submit({ data: answers })).body).toMatchObject({
      success: false,
      error: 'We could not tell that you are a person. Please send the form again.',
      text_code: 'CHECK_FAILED',
    });
    const task = await challenge();
    const data = { ...answers, [task.honeypot]: 'https://spam.example' };
    expect((await submit({ data, check: solveChallenge(task) })).body.success).toBe(false);
    expect(await submissions()).toEqual([]);
  });

  it('[FRM-19, A15] the URL of its page may be encoded and is stored decoded', async () => {
    const page = 'http://127.0.0.1:3000/contact?from=Grüße';
    const check = solveChallenge(await challenge());
    expect((await submit({ data: answers, check, url: encoded(page) })).body.success).toBe(true);
    expect(await submissions()).toMatchObject([{ url: page }]);
    expect((await world.outbox()).at(-1)?.text).toContain(page);
  });

  it.each([
    ['of somebody else', 'https://evil.example/pay'],
    ['of somebody else, encoded', encoded('https://evil.example/pay')],
    ['that only begins like ours', encoded('http://127.0.0.1:3000@evil.example/')],
    ['that runs a script', encoded('javascript:alert(1)')],
    ['that cannot be read', '%%%'],
    ['that is none', 'Hello'],
    ['left blank', ''],
  ])('[FRM-19, A15] a page %s is not reported, but the submission is stored', async (_what, elsewhere) => {
    const check = solveChallenge(await challenge());
    expect((await submit({ data: answers, check, url: elsewhere })).body.success).toBe(true);
    const [stored] = await submissions();
    expect([stored?.url, fromJson(stored?.data ?? '')]).toMatchObject(['', { name: 'Kim' }]);
    const mail = (await world.outbox()).at(-1);
    expect(mail?.text).toContain('Hello\nthere');
    expect(mail?.text.trimEnd()).toMatch(/<b>you<\/b>$/);
    for (const text of [mail?.text, mail?.html]) expect(text).not.toMatch(/evil|alert|Sent from/);
  });

  it('[FRM-19, A15] payment tokens and line breaks are removed from the reported page URL', async () => {
    const page = `${url}?a=1&payum_token=secret\nCall 1900&b=%0A%E2%80%AE`;
    const check = solveChallenge(await challenge());
    expect((await submit({ data: answers, check, url: encoded(page) })).body.success).toBe(true);
    expect((await submissions())[0]?.url).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/contact\?a=1&b=%0A%E2%80%AE$/,
    );
  });

  it('[FRM-19, A15] a page of an allowed origin counts as a page of the shop', async () => {
    const other = await createWorld({ ALLOWED_ORIGINS: 'https://kerf.example' });
    try {
      const page = 'https://kerf.example/contact';
      const input = { id: 'every-field', data: { text: 'a' }, url: encoded(page) };
      expect((await other.rest('formSubmit', input)).body.success).toBe(true);
      expect((await other.outbox()).at(-1)?.text).toContain(`Sent from ${page}`);
    } finally {
      await other.close();
    }
  });

  it.each([null, 'text', 7, [1]])('[FRM-18] data that is %j is refused as invalid', async (data) => {
    expect((await submit({ data })).body).toMatchObject({ success: false, text_code: 'INVALID' });
  });

  it('[SEC-02] more than 30 submissions in an hour from one address are refused', async () => {
    for (let sent = 0; sent < 30; sent += 1) await submit({});
    const { status, response } = await submit({});
    expect(status).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('forms with conditions', () => {
  it('[FRM-16, FRM-18] a form for users refuses guests with 401 and stores the sender', async () => {
    const { database } = world.services;
    const form = { name: 'Members', url: 'members', data: '[]', must_be_logged_on: 1 } as const;
    await database.insertInto('forms').values(form).execute();
    expect((await submit({}, { id: 'members' })).status).toBe(401);
    const { token, userId } = await logIn(world);
    expect((await submit({}, { id: 'members', token })).body.success).toBe(true);
    expect(await submissions()).toMatchObject([{ user_id: userId }]);
  });

  it('[FRM-18] legacy bounds are enforced, and a password is neither stored nor mailed', async () => {
    const wrong = { text: 'a', 'legacy-number': 11, 'legacy-select': 'gold', date: '31/02/2026' };
    const { body } = await submit({ data: wrong }, { id: 'every-field' });
    expect(Object.keys(body.fields as object)).toEqual(['date', 'legacy-number', 'legacy-select']);
    const right = { text: 'a', password: 'hunter22', 'legacy-number': '10', 'legacy-select': 'slate' };
    expect((await submit({ data: right }, { id: 'every-field' })).body.success).toBe(true);
    const [stored] = await submissions();
    expect(stored?.data).not.toContain('hunter22');
    expect((await world.outbox()).at(-1)?.text).not.toContain('hunter22');
  });

  it.each([
    [1, '1', 'Yes'],
    [0, '0', 'No'],
  ])(
    '[FRM-09, FRM-19] a checkbox sent as %i is stored as %s and mailed as %s',
    async (sent, stored, mailed) => {
      const data = { text: 'a', checkbox: sent };
      expect((await submit({ data }, { id: 'every-field' })).body.success).toBe(true);
      expect(fromJson((await submissions())[0]?.data ?? '')).toMatchObject({ checkbox: stored });
      const text = (await world.outbox()).at(-1)?.text;
      expect(text).toContain(`I know that engraved goods are not exchanged:\n${mailed}`);
    },
  );
});
