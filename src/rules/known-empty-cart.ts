/**
 * The inline script of the cart's page: says on `<html data-cart="empty">` that this browser knows of no cart, nobody being
 * logged in, so that the words of
 * an empty cart need not wait for the shop's script. It reads what `cart-storage.ts` and
 * `session-storage.ts` have written, and does nothing where it finds anything else.
 */
export const knownEmptyCartScript = [
  'try{let{cart:c,session:s}=localStorage;',
  '(!c||c.includes(\'"cartitems":[]\'))&&(!s||s.includes(\'"access_token":null\'))',
  '&&(document.documentElement.dataset.cart="empty")}catch{}',
].join('');
