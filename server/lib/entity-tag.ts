import { createHash } from 'node:crypto';

const CHARACTERS = 22;

/** Returns the `ETag` of a response; weak, as it is the same for every encoding of it. */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, CHARACTERS)}"`;
}

const weak = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the client already has this response, by its `If-None-Match`; tags are compared weakly. */
export function isCurrent(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  const tags = given.split(',').map(weak);
  return tags.includes('*') || tags.includes(weak(etag));
}
