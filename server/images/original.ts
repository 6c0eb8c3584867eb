import { createHash } from 'node:crypto';
import type { Rendition } from './rendition.ts';

/** A rendition that came with its original: the absolute path of its file. */
export interface ReadyRendition extends Omit<Rendition, 'hash'> {
  file: string;
}

/** A picture as it was drawn, photographed or uploaded: what everything that pages show of it is cut from. */
export interface Original {
  /** The first 32 hex digits of the SHA-256 of the file's bytes; a picture that is missing has those of its name. */
  hash: string;
  /** Absolute path; null when it is known that there is none. */
  file: string | null;
  /** px */
  width: number;
  /** px */
  height: number;
  /** Stands in its place until it is there: a data URI. */
  placeholder: string;
  ready: readonly ReadyRendition[];
}

/** What the hash of an original looks like. */
export const HASH_PATTERN = /^[0-9a-f]{32}$/;

const HASH_DIGITS = 32;

/** @param content its bytes, or its name when it is missing */
export const hashOfOriginal = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
