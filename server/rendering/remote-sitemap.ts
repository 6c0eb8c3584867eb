import { decodeXML } from 'entities';
import type { SitemapUrl } from './sitemap-xml.ts';

/** Maximum response time (ms) of another host. */
const TIMEOUT_MS = 8_000;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

/** Returns the texts of all elements with this name, in order. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => decodeXML(match[1] ?? ''));

/** Strips the origin from a URL, as the host may be reached by another one than it publishes. */
const withoutOrigin = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

const urlIn = (xml: string, apiBase: string): SitemapUrl => ({
  path: withoutOrigin(textsOf(xml, 'loc')[0] ?? ''),
  lastmod: textsOf(xml, 'lastmod')[0] ?? '',
  priority: Math.round(Number(textsOf(xml, 'priority')[0]) * 100),
  // Pages refer to pictures at their real location.
  pictures: textsOf(xml, 'image:loc').map((picture) => new URL(withoutOrigin(picture), apiBase).href),
});

/**
 * Returns the sitemap of another shop's host (`API_BASE`), including further pages of listings and pictures.
 * Rejects if it does not respond.
 * @returns paths of pages, and absolute URLs of pictures
 */
export async function remoteSitemap(apiBase: string): Promise<SitemapUrl[]> {
  const first = await fetchText(`${apiBase}/sitemap.xml`);
  const isList = first.includes('<sitemapindex');
  const files = isList
    ? await Promise.all(textsOf(first, 'loc').map((file) => fetchText(apiBase + withoutOrigin(file))))
    : [first];
  return files.flatMap((xml) => [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([one]) => urlIn(one, apiBase)));
}
