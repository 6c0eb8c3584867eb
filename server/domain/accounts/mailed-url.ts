/**
 * The URL that logs its reader in, or lets him set a password, once. The token stands in the fragment: it reaches no
 * server and no log, and a mail scanner that opens it uses nothing up (A34).
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
