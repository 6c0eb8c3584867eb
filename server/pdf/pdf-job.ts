import type { Locale } from '../generated/contract-rules.ts';

/** A PDF to be made: `content` is what its template `server/pdf/<template>.typ` reads. */
export interface PdfJob {
  template: 'invoice';
  /** The language that it is written in. */
  locale: Locale;
  /** What programs that show it call it. */
  title: string;
  /** Instant that stands in the file as the one when it was made. */
  madeAt: string;
  content: { [name: string]: PdfContent };
  /** What of it stands in bold; these letters alone are loaded in bold. */
  bold: string[];
}

/** Texts, and lists and records of them. */
type PdfContent = string | number | boolean | null | PdfContent[] | { [name: string]: PdfContent };

/** A PDF. */
export interface PdfFile {
  bytes: Uint8Array;
}

/** All texts of a content. */
export function textsOf(content: PdfContent): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}
