import type { HeadData } from '../components/head/head-data.ts';

interface PagePreviewProps {
  page: NonNullable<HeadData['page']>;
  head: Pick<HeadData, 'picture' | 'data'>;
  /** Language of the page. */
  locale: string;
  origin: string;
  siteName: string;
}

/** Preview image of a page without its own. */
const OWN_PICTURE = { url: '/assets/brand/icon-512.png', width: 512, height: 512, alt: '' };

const TYPES: Record<string, string> = { Product: 'product', Article: 'article' };

/** The Open Graph locale: the language with its most likely region; `en` is Australian. */
function previewLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale === 'en' ? 'en-AU' : locale).maximize();
  return `${language}_${region}`;
}

/** Link preview for social networks (Open Graph), and the one language of the page's content (A87). */
export function PagePreview({ page, head, locale, origin, siteName }: PagePreviewProps) {
  const { url, width, height, alt } = head.picture ?? OWN_PICTURE;
  const type = [...head.data.values()].map((node) => TYPES[node['@type']]).find(Boolean) ?? 'website';
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
      <meta name="twitter:card" content={head.picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
