import { createContext } from 'react';

/**
 * True where a page is written for a copy of the shop that has no host: files to look around in, which can neither search
 * nor sell (`npm run prerender` without `API_BASE`). Never in the browser: such a copy has no script.
 */
export const StaticCopyContext = /* @__PURE__ */ createContext(false);
