import type { HeadNotes } from '../components/head/head-notes.ts';

interface PagePreviewProps {
  page: NonNullable<HeadNotes['page']>;
  notes: Pick<HeadNotes, 'picture' | 'data'>;
  /** What the page is read in. */
  locale: string;
  origin: string;
  siteName: string;
}

/** What a page without a picture of its own shows. */
const OWN_PICTURE = { url: '/assets/brand/icon-512.png', width: 512, height: 512, alt: '' };

const TYPES: Record<string, string> = { Product: 'product', Article: 'article' };

/** A language as Open Graph names it: with the country where most people read it; English is that of the shop's own. */
function previewLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale === 'en' ? 'en-AU' : locale).maximize();
  return `${language}_${region}`;
}

/** How a link to the page looks where people share it (Open Graph), and the one language that its content is in (A87). */
export function PagePreview({ page, notes, locale, origin, siteName }: PagePreviewProps) {
  const { url, width, height, alt } = notes.picture ?? OWN_PICTURE;
  const type = [...notes.data.values()].map((node) => TYPES[node['@type']]).find(Boolean) ?? 'website';
  const href = origin + page.path;
  return (
    <>
      <link rel="alternate" hrefLang="en-AU" href={href} />
      <link rel="alternate" hrefLang="x-default" href={href} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={href} />
      {siteName && <meta property="og:site_name" content={siteName} />}
      <meta property="og:locale" content={previewLocale(locale)} />
      <meta property="og:image" content={new URL(url, origin).href} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content={notes.picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
