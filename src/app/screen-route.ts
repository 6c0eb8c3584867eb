/** Route around every screen; its error boundary replaces a screen that cannot be shown. */
export const SCREEN_ROUTE = 'screen';
