import type { LoaderFunctionArgs } from 'react-router';
import { shopAisle } from './aisle.ts';
import { AisleScreen } from './AisleScreen.tsx';
import { loadListing } from './shop-loader.ts';

export const loader = (args: LoaderFunctionArgs) => loadListing(shopAisle, args);

/** `/shop`, `/shop/{group}`, `/shop/{group}/{page}`. */
export function Component() {
  return <AisleScreen aisle={shopAisle} />;
}
