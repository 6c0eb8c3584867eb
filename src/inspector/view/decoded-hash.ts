/** The decoded fragment of the URL; as written when it cannot be decoded. */
export function decodedHash(): string {
  const written = window.location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
