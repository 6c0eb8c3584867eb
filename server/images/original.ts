import { createHash } from 'node:crypto';
import type { Rendition } from './rendition.ts';

/** A rendition shipped with its original, with the absolute path of its file. */
export interface ReadyRendition extends Omit<Rendition, 'hash'> {
  file: string;
}

/** A picture as drawn, photographed or uploaded, from which all renditions are made. */
export interface Original {
  /**
   * The first 32 hex digits of the SHA-256 of the file's bytes, or of its reference if the picture is
   * missing.
   */
  hash: string;
  /** Absolute path; null if the file is known to be missing. */
  file: string | null;
  /** px */
  width: number;
  /** px */
  height: number;
  /** Data URI shown until the picture is loaded. */
  placeholder: string;
  ready: readonly ReadyRendition[];
}

/** The form of an original's hash. */
export const HASH_PATTERN = /^[0-9a-f]{32}$/;

const HASH_DIGITS = 32;

/** @param content the picture's bytes, or its name if it is missing */
export const hashOfOriginal = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
