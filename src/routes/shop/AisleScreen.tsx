import { useParams } from 'react-router';
import { useGroupRefresh, usePlace } from './aisle.ts';
import type { Aisle } from './aisle.ts';
import { pageNumber } from './shop-address.ts';
import { ShopScreen } from './ShopScreen.tsx';

/** The screen of the address in an aisle; its loader has refused addresses that do not exist. */
export function AisleScreen({ aisle }: { aisle: Aisle }) {
  const params = useParams();
  const place = usePlace(aisle, params['group']);
  useGroupRefresh(aisle, params['group']);
  if (!place) return null;
  return <ShopScreen aisle={aisle} place={place} page={pageNumber(params['page']) ?? 1} />;
}
