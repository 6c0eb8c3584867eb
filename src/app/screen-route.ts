/** The route around every screen, whose boundary stands in for a screen that cannot be shown. */
export const SCREEN_ROUTE = 'screen';
