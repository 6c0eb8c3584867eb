import { createContext } from 'react';

/** A schema.org node; URLs in it may be paths of the shop. */
export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}

/** Head data of a page. */
interface DescribedPage {
  title: string;
  description: string;
  /** Path without query. */
  path: string;
  noindex: boolean;
}

/**
 * Page data for machines, collected during the host's render and written into the head afterwards (SEO-02,
 * SEO-05). Not collected in the browser: machines read the document.
 */
export interface HeadData {
  page: DescribedPage | null;
  /** First picture of the screen itself, used in previews. */
  picture: { url: string; width: number; height: number; alt: string } | null;
  /** Keyed by content, so that a node rendered twice appears once. */
  data: Map<string, JsonLdNode>;
  /** Question → answer (HTML): one list per page, whichever blocks show them. */
  questions: Map<string, string>;
}

export const emptyHeadData = (): HeadData => ({
  page: null,
  picture: null,
  data: new Map(),
  questions: new Map(),
});

/** `null` in the browser. */
export const HeadDataContext = /* @__PURE__ */ createContext<HeadData | null>(null);
