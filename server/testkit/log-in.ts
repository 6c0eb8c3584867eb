import { randomBytes } from 'node:crypto';
import type { ReadMail } from '../mail/read-mail.ts';
import type { World } from './world.ts';

export interface LoggedInUser {
  /** Access token, valid for 10 minutes of the world's clock. */
  token: string;
  refreshToken: string;
  userId: number;
  email: string;
  fingerprint: string;
}

/** Returns the mails sent to an address, oldest first. */
export async function mailsTo(world: World, email: string): Promise<ReadMail[]> {
  return (await world.outbox()).filter((mail) => mail.to === email);
}

/** Returns the six digits in the latest mail to an address. */
export async function latestCode(world: World, email: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await mailsTo(world, email)).at(-1)?.subject ?? '')?.[0];
  if (code === undefined) throw new Error(`no mail with a code went to ${email}`);
  return code;
}

/** Logs in by the e-mailed code like a shopper; a new address becomes a user. */
export async function logIn(
  world: World,
  email = `${randomBytes(6).toString('hex')}@example.com`,
): Promise<LoggedInUser> {
  const fingerprint = randomBytes(15).toString('base64url').padEnd(21, 'x');
  await world.rest('userSendLoginLink', { email, fingerprint, code_only: true });
  const { body } = await world.rest('userLoginRecoveryCode', {
    email,
    code: await latestCode(world, email),
    fingerprint,
  });
  if (!body) throw new Error(`${email} could not log in`);
  const user = await world.rest('userAuthUser', {}, { token: body.access_token });
  const userId = user.body.id;
  if (userId === null || userId === undefined) throw new Error(`${email} has no user`);
  return { token: body.access_token, refreshToken: body.refresh_token, userId, email, fingerprint };
}
