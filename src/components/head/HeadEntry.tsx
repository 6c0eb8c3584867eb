import { use } from 'react';
import { HeadDataContext } from './head-data.ts';
import type { HeadData } from './head-data.ts';

/**
 * Adds to the page's head data. Render as `{import.meta.env.SSR && <HeadEntry … />}`, to keep it out of the
 * browser's code.
 */
export function HeadEntry({ write }: { write: (head: HeadData) => void }) {
  const head = use(HeadDataContext);
  if (head) write(head);
  return null;
}
