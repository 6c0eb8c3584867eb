import { refused } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { ImageError } from './image-error.ts';
import { PictureError, PictureUnfinished } from './picture-process.ts';

/**
 * Says why a sent picture is not taken: 429 FILES_BUSY if it may be another time, `unreadable` if it is no
 * picture. Any other error is thrown again.
 */
export function refusedPicture(error: unknown, unreadable: Outcome<never>): Outcome<never> {
  if (error instanceof PictureUnfinished) return refused(429, refusalText('FILES_BUSY'));
  if (error instanceof PictureError || error instanceof ImageError) return unreadable;
  throw error;
}
