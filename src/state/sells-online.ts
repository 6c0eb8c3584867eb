import { createContext, use } from 'react';

/** Whether the shop sells online; false: no prices, no cart, no checkout (GEN-15). */
export const SellsOnlineContext = createContext(true);

/** The same, for a part of the page. */
export const useSellsOnline = (): boolean => use(SellsOnlineContext);
