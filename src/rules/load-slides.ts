/**
 * The function of the window that loads the pictures beside the visible ones of sliders; the host's inline
 * script defines it (server/http/lazy-pictures.ts), and the storefront calls it once nothing urgent is left.
 */
export const LOAD_SLIDES = 'loadSlides';
