import { createContext } from 'react';

/** How a screen is opened. */
export interface Opening {
  /** In the place of this one in the history. */
  replace: boolean;
  /** The page stays where it is scrolled to. */
  preventScrollReset: boolean;
}

/**
 * Opens a URL of the shop as a screen. The router's `Link` hears of every navigation, and a page has a hundred of them; a
 * link that only needs this hears of none.
 */
export const OpenScreen = createContext<(url: string, opening: Opening) => void>(() => undefined);
