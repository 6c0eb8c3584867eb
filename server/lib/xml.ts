import type { Html } from './html.ts';

/** Characters not allowed in XML 1.0, escaped or not. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Creates an XML document from an element built with `html`, whose escaping suits XML too. */
export const xmlDocument = (root: Html): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.html.toWellFormed().replace(FORBIDDEN, '')}\n`;
