import { createContext, use } from 'react';

/** What the owner wants before and after every title. */
export const TitlePartsContext = createContext<{ prefix: string; suffix: string }>({
  prefix: '',
  suffix: '',
});

interface PageHeadProps {
  title: string;
  description?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
}

/** Title (prefix, page, suffix joined with ` | `: A85) and description of a screen. */
export function PageHead({ title, description, noindex = false }: PageHeadProps) {
  const { prefix, suffix } = use(TitlePartsContext);
  const parts = [prefix, title, suffix].filter((part) => part !== '');
  return (
    <>
      <title>{parts.join(' | ')}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
