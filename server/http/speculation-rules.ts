/**
 * The file that tells a browser which documents to fetch while a mouse rests on their links: those of everybody, and
 * only until the page's script fetches screens by itself. What saves data, energy or memory is the browser's to decide.
 */
export const SPECULATION_RULES = '/speculation-rules.json';

/** The header by which a page names them; in the page itself they would be an inline script. */
export const speculationRulesHeader = { 'speculation-rules': `"${SPECULATION_RULES}"` };
