/** URL of the map itself, without an API key; loaded only when the shopper asks for it (A81). */
export function embeddedMapUrl(location: string, zoom: number): string {
  const query = new URLSearchParams({ q: location, z: String(zoom), output: 'embed' });
  return `https://www.google.com/maps?${query}`;
}

/** URL of the place in the maps app or site. */
export function mapsUrl(location: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location })}`;
}

/** A size setting as CSS: a bare number is px. */
export const cssLength = (size: string): string => (/^\d+$/.test(size) ? `${size}px` : size);
