import type { Html } from './html.ts';

/** What XML 1.0 cannot hold, escaped or not. */
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** An XML document of an element that `html` has put together: it escapes as XML wants it. */
export const xmlDocument = (root: Html): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.html.toWellFormed().replace(FORBIDDEN, '')}\n`;
