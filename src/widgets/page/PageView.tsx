import { PageHead } from '../../components/layout/PageHead.tsx';
import { PageRenderer } from './PageRenderer.tsx';
import { usePageViewQuery } from './PageView.generated.ts';

/** A CMS page by its url, from the cache that its loader has filled. */
export function PageView({ url }: { url: string }) {
  const { data } = usePageViewQuery({ variables: { url } });
  const page = data?.cognitoPage;
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.meta_description} />
      <PageRenderer page={page} />
    </>
  );
}
