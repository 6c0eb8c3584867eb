import { createContext } from 'react';

/** A thing as schema.org describes it; URLs in it may be paths of the shop. */
export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}

/** What a page says of itself in its head. */
interface DescribedPage {
  title: string;
  description: string;
  /** Path without a query. */
  path: string;
  noindex: boolean;
}

/**
 * What only machines read of a page, gathered while the host renders it and written into its head afterwards
 * (SEO-02, SEO-05). The browser gathers nothing: who reads it loads the document.
 */
export interface HeadNotes {
  page: DescribedPage | null;
  /** The first picture of the screen itself: the one for previews. */
  picture: { url: string; width: number; height: number; alt: string } | null;
  /** By what is written, so that what is rendered twice stands there once. */
  data: Map<string, JsonLdNode>;
  /** Question → answer, HTML: a page has one list of them, however many blocks show some. */
  questions: Map<string, string>;
}

export const emptyHeadNotes = (): HeadNotes => ({
  page: null,
  picture: null,
  data: new Map(),
  questions: new Map(),
});

/** Null in the browser. */
export const HeadNotesContext = /* @__PURE__ */ createContext<HeadNotes | null>(null);
