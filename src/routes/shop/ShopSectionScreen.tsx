import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGroupRefresh, useCategory } from './shop-section.ts';
import type { ShopSection } from './shop-section.ts';
import { listingParams, pageNumber } from './shop-url.ts';
import { ShopScreen } from './ShopScreen.tsx';

/** The screen of a section's URL; its loader refused URLs that do not exist. */
export function ShopSectionScreen({ section, notice }: { section: ShopSection; notice?: ReactNode }) {
  const { slug, page } = listingParams(section.prefix, useParams());
  const place = useCategory(section, slug);
  useGroupRefresh(section, slug);
  if (!place) return null;
  return <ShopScreen section={section} place={place} page={pageNumber(page) ?? 1} notice={notice} />;
}
