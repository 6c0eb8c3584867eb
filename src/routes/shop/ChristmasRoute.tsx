import { withRedirectFallback } from '../../features/redirects/with-redirect-fallback.ts';
import { OrderDeadline } from './OrderDeadline.tsx';
import { christmasSection } from './shop-section.ts';
import { ShopSectionScreen } from './ShopSectionScreen.tsx';
import { loadListing } from './shop-loader.ts';

export const loader = withRedirectFallback((args) => loadListing(christmasSection, args));

/** `/shop-christmas`, `/shop-christmas/{page}`, `/shop-christmas/{category}`, `/shop-christmas/{category}/{page}` (A27). */
export function Component() {
  return <ShopSectionScreen section={christmasSection} notice={<OrderDeadline />} />;
}
