import type { Resolvers } from '../generated/resolvers.ts';

/** Every resolver of `schema.graphql`, one part for each domain. */
export const resolvers: Resolvers = {};
