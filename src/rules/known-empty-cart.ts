/**
 * Inline script of the cart page: sets `<html data-cart="empty">` when nobody is logged in and this browser
 * has no cart, so that the empty cart need not wait for the shop's script. Reads what `cart-storage.ts` and
 * `session-storage.ts` have written; does nothing otherwise.
 */
export const knownEmptyCartScript = [
  'try{let{cart:c,session:s}=localStorage;',
  '(!c||c.includes(\'"cartitems":[]\'))&&(!s||s.includes(\'"access_token":null\'))',
  '&&(document.documentElement.dataset.cart="empty")}catch{}',
].join('');
