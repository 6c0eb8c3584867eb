import type { MailedLink } from '../../machines/login/login.types.ts';

/** Parses a mailed link from a URL's fragment (`#email=…&token=…`); `null` when there is none. */
export function mailedLinkOf(hash: string): MailedLink | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [email, token] = [parts.get('email'), parts.get('token')];
  return email && token ? { email, token } : null;
}
