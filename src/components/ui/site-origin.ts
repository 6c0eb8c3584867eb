import { createContext } from 'react';

/**
 * The shop's own origin (`https://shop.example`), so that absolute links to it open in the app. The app provides the
 * same value on the server and in the browser; '' means not known, and such links then load the page anew.
 */
export const SiteOrigin = createContext('');
