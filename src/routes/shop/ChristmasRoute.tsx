import type { LoaderFunctionArgs } from 'react-router';
import { christmasAisle } from './aisle.ts';
import { AisleScreen } from './AisleScreen.tsx';
import { loadListing } from './shop-loader.ts';

export const loader = (args: LoaderFunctionArgs) => loadListing(christmasAisle, args);

/** `/shop-christmas`, `/shop-christmas/{category}`, `/shop-christmas/{category}/{page}` (A27). */
export function Component() {
  return <AisleScreen aisle={christmasAisle} />;
}
