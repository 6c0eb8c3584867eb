/** Who makes the request, according to the bearer token. */
export type Viewer = { kind: 'anonymous' } | { kind: 'user'; userId: number; isAdmin: boolean };

export const anonymous: Viewer = { kind: 'anonymous' };

/** Access to a cart: a user's own cart only, or the guest cart of the session key (CRT-11). */
export interface CartAccess {
  viewer: Viewer;
  session: string | null;
}
