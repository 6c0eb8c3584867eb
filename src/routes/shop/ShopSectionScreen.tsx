import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGroupRefresh, useCategory } from './shop-section.ts';
import type { ShopSection } from './shop-section.ts';
import { listingParams, pageNumber } from './shop-url.ts';
import { ShopScreen } from './ShopScreen.tsx';

/** The screen of a section's URL; its loader refused URLs that do not exist. */
export function ShopSectionScreen({ aisle, notice }: { aisle: ShopSection; notice?: ReactNode }) {
  const { slug, page } = listingParams(aisle.prefix, useParams());
  const place = useCategory(aisle, slug);
  useGroupRefresh(aisle, slug);
  if (!place) return null;
  return <ShopScreen aisle={aisle} place={place} page={pageNumber(page) ?? 1} notice={notice} />;
}
