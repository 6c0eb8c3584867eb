import { RestError } from '../../graphql/rest-error.ts';

/** Whether the host refused because what is shown has changed meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof RestError && error.status === 409;
