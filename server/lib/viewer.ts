/** Who is asking, as far as the bearer token says. */
export type Viewer = { kind: 'anonymous' } | { kind: 'user'; userId: number; isAdmin: boolean };

export const anonymous: Viewer = { kind: 'anonymous' };

/** Who opens a cart: a user opens his own and nothing else, a guest the one of his session key (CRT-11). */
export interface CartAccess {
  viewer: Viewer;
  session: string | null;
}
