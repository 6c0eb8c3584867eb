import type { Locale } from '../generated/contract-rules.ts';

/** A paper to be set: `content` is what its template `server/papers/<template>.typ` reads. */
export interface PaperJob {
  template: 'invoice';
  /** The language that it is written in. */
  locale: Locale;
  /** What programs that show it call it. */
  title: string;
  /** Instant that stands in the file as the one when it was made. */
  madeAt: string;
  content: { [name: string]: PaperContent };
  /** What of it stands in bold; these letters alone are loaded in bold. */
  bold: string[];
}

/** Texts, and lists and records of them. */
type PaperContent = string | number | boolean | null | PaperContent[] | { [name: string]: PaperContent };

/** A PDF. */
export interface PaperFile {
  bytes: Uint8Array;
}

/** All texts of a content. */
export function textsOf(content: PaperContent): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}
