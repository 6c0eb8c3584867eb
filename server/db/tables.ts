/** Every table of the shop: each domain describes its own, this only joins them. */
export type Tables = Record<never, never>;
