/** What the fragment of an e-mailed link says: whom it is for, and its secret, which reaches no server's log (A34). */
export interface MailedLink {
  email: string;
  token: string;
}

/** The link behind a URL's fragment (`#email=…&token=…`); null when there is none. */
export function mailedLinkOf(hash: string): MailedLink | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [email, token] = [parts.get('email'), parts.get('token')];
  return email && token ? { email, token } : null;
}
