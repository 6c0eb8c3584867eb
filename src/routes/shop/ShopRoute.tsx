import { withRedirectFallback } from '../../features/redirects/with-redirect-fallback.ts';
import { shopSection } from './shop-section.ts';
import { ShopSectionScreen } from './ShopSectionScreen.tsx';
import { loadListing } from './shop-loader.ts';

export const loader = withRedirectFallback((args) => loadListing(shopSection, args));

/** `/shop`, `/shop/{group}`, `/shop/{group}/{page}`. */
export function Component() {
  return <ShopSectionScreen section={shopSection} />;
}
