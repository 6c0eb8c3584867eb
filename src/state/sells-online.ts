import { createContext, use } from 'react';

/** Whether the shop sells online; if false, there are no prices, cart or checkout (GEN-15). */
export const SellsOnlineContext = createContext(true);

export const useSellsOnline = (): boolean => use(SellsOnlineContext);
