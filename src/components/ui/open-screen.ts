import { createContext } from 'react';

/** How a screen is opened. */
export interface OpenScreenOptions {
  /** Replaces the current history entry. */
  replace: boolean;
  /** Keeps the scroll position. */
  preventScrollReset: boolean;
}

/**
 * Opens a URL of the shop as a screen. The router's `Link` re-renders on every navigation, times a hundred
 * links per page; links with this context do not.
 */
export const OpenScreen = createContext<(url: string, options: OpenScreenOptions) => void>(() => undefined);
