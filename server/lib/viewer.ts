/** Who is asking, as far as the bearer token says. */
export type Viewer = { kind: 'anonymous' } | { kind: 'user'; userId: number; isAdmin: boolean };

export const anonymous: Viewer = { kind: 'anonymous' };
