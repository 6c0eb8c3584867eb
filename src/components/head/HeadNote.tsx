import { use } from 'react';
import { HeadNotesContext } from './head-notes.ts';
import type { HeadNotes } from './head-notes.ts';

/**
 * Adds a note to the page's head. Render as `{import.meta.env.SSR && <HeadNote … />}`, to keep it out of the
 * browser's code.
 */
export function HeadNote({ note }: { note: (notes: HeadNotes) => void }) {
  const notes = use(HeadNotesContext);
  if (notes) note(notes);
  return null;
}
