import { logIn } from './log-in.ts';
import type { World } from './world.ts';

/** An administrator's calls of public models. */
export interface Administrator {
  token: string;
  userId: number;
  /** Sends `POST /api/v1/cognito/{model}/{call}`. */
  write(
    model: string,
    call: string,
    payload: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Creates an entry. @returns its id; throws if it is refused */
  make(model: string, data: object): Promise<number>;
}

/** Logs in a user who may edit the shop's content. */
export async function logInAdministrator(world: World): Promise<Administrator> {
  const { userId, email } = await logIn(world);
  const { database } = world.services;
  await database.updateTable('users').set({ is_admin: 1 }).where('id', '=', userId).execute();
  const { token } = await logIn(world, email);
  const write: Administrator['write'] = async (model, call, payload) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/v1/cognito/${model}/${call}`;
    const response = await world.app.inject({ method: 'POST', url, payload, headers });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  return {
    token,
    userId,
    write,
    async make(model, data) {
      const { status, body } = await write(model, 'create', { data });
      if (status !== 200) throw new Error(`${model}: ${JSON.stringify(body)}`);
      return (body['data'] as { id: number }).id;
    },
  };
}
