import type { Locale } from '../generated/contract-rules.ts';

/** A PDF to be created: `content` is the data for its template `server/pdf/<template>.typ`. */
export interface PdfJob {
  template: 'invoice';
  /** The language of the document. */
  locale: Locale;
  /** The document title shown by viewers. */
  title: string;
  /** Creation instant stored in the file. */
  madeAt: string;
  content: { [name: string]: PdfContent };
  /** Texts set in bold; only their characters are loaded in bold. */
  bold: string[];
}

/** Texts, and lists and records of them. */
type PdfContent = string | number | boolean | null | PdfContent[] | { [name: string]: PdfContent };

export interface PdfFile {
  bytes: Uint8Array;
}

/** Returns all texts of a content. */
export function textsOf(content: PdfContent): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}
