/** A query split into search text and price limit. */
export interface PricedQuery {
  /** The query without its price limit. */
  terms: string;
  /** Inclusive, in cents; null for no limit. */
  maxCents: number | null;
}

const AMOUNT = String.raw`\$?\s*(\d{1,6})(?:\.(\d{2}))?(?![.,]?\d)\s*(?:dollars?|bucks|aud)?`;
/** A unit after a number that is no amount: a size, an age, a count. */
const UNIT = String.raw`(?!\s*(?:mm|cm|m|ml|l|gb|g|kg|st|nd|rd|th|pieces|pcs|people|persons|years?|yrs?|%))`;
const BEFORE = String.raw`(?:under|below|up\s*to|less\s+than|at\s+most|(?:no|not)\s+more\s+than|cheaper\s+than|max(?:imum)?|within)`;
const BEHIND = String.raw`(?:or|and)\s+(?:less|under|below|cheaper)`;
const END = String.raw`(?![\p{L}\p{N}])`;

const LIMITS = [
  new RegExp(String.raw`(?<![\p{L}\p{N}])${BEFORE}\s*${AMOUNT}${END}${UNIT}`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\p{N}])${AMOUNT}\s*${BEHIND}${END}`, 'iu'),
];

/** Parses `under 40`, `below $40`, `up to 40`, `$40 or less` … in a query; an amount alone is no limit. */
export function readPriceLimit(query: string): PricedQuery {
  for (const limit of LIMITS) {
    const found = limit.exec(query);
    const maxCents = found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : 0;
    if (!found || maxCents === 0) continue;
    const terms = `${query.slice(0, found.index)} ${query.slice(found.index + found[0].length)}`;
    return { terms: terms.replace(/\s+/g, ' ').trim(), maxCents };
  }
  return { terms: query.trim(), maxCents: null };
}
