import type { LoaderFunctionArgs } from 'react-router';
import { christmasSection } from './shop-section.ts';
import { ShopSectionScreen } from './ShopSectionScreen.tsx';
import { loadListing } from './shop-loader.ts';

export const loader = (args: LoaderFunctionArgs) => loadListing(christmasSection, args);

/** `/shop-christmas`, `/shop-christmas/{category}`, `/shop-christmas/{category}/{page}` (A27). */
export function Component() {
  return <ShopSectionScreen aisle={christmasSection} />;
}
