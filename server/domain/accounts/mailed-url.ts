/**
 * Returns a URL that logs its reader in, or lets them set a password, once. The token is in the fragment, so
 * it reaches no server or log, and a mail scanner opening the URL does not use it up (A34).
 * @param publicUrl without a trailing slash
 */
export function mailedUrl(
  publicUrl: string,
  path: '/login' | '/forgotpassword',
  email: string,
  token: string,
): string {
  return `${publicUrl}${path}#${new URLSearchParams({ email, token }).toString()}`;
}
