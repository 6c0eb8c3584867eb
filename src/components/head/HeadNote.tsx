import { use } from 'react';
import { HeadNotesContext } from './head-notes.ts';
import type { HeadNotes } from './head-notes.ts';

/**
 * Notes something for the page's head. Render it as `{import.meta.env.SSR && <HeadNote … />}`: so neither it nor what it
 * notes is part of the browser's code.
 */
export function HeadNote({ note }: { note: (notes: HeadNotes) => void }) {
  const notes = use(HeadNotesContext);
  if (notes) note(notes);
  return null;
}
