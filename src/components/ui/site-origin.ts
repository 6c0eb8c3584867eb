import { createContext } from 'react';

/**
 * The shop's own origin (`https://shop.example`), so that absolute links to it open in the app. Same on
 * server and browser; '' when unknown, and such links then load a document.
 */
export const SiteOrigin = createContext('');
