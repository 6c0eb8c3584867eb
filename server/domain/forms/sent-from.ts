const decoder = new TextDecoder('utf-8', { fatal: true });

function decoded(text: string): string | null {
  try {
    return decoder.decode(Buffer.from(text, 'base64'));
  } catch {
    return null;
  }
}

/** The page that a form says it is sent from: its URL as base64 of UTF-8 (A15), or as it is. It is shown, never followed. */
export function sentFrom(url: string): string {
  const decodedUrl = /^[A-Za-z0-9+/_-]+={0,2}$/.test(url) ? decoded(url) : null;
  return (decodedUrl !== null && /^https?:\/\//.test(decodedUrl) ? decodedUrl : url).replaceAll('\0', '');
}
