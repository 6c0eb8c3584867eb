import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { HeadEntry } from '../head/HeadEntry.tsx';
import { SiteOrigin } from '../ui/site-origin.ts';

/** Text that the owner puts before and after every title. */
export const TitlePartsContext = createContext<{ prefix: string; suffix: string }>({
  prefix: '',
  suffix: '',
});

interface PageHeadProps {
  title: string;
  description?: string;
  /** Excludes the page from search engines. */
  noindex?: boolean;
}

/**
 * Title (prefix, page, suffix joined with ` | `: A85), description and canonical URL of a screen (SEO-01,
 * SEO-02). The canonical URL has no query, and is set in the browser too, for sharing.
 */
export function PageHead({ title, description = '', noindex = false }: PageHeadProps) {
  const { prefix, suffix } = use(TitlePartsContext);
  const origin = use(SiteOrigin);
  const { pathname } = useLocation();
  const whole = [prefix, title, suffix].filter((part) => part !== '').join(' | ');
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        origin && <link rel="canonical" href={origin + pathname} />
      )}
      {import.meta.env.SSR && (
        <HeadEntry write={(head) => (head.page = { title: whole, description, path: pathname, noindex })} />
      )}
    </>
  );
}
