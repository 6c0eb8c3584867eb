import { createContext } from 'react';

/**
 * True when rendering a static copy without a host, which can neither search nor sell (`npm run prerender`
 * without `API_BASE`). Never in the browser: such a copy has no script.
 */
export const StaticCopyContext = /* @__PURE__ */ createContext(false);
