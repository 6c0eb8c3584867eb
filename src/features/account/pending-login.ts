const KEY = 'shop:requested-mail';

/** Remembers that this browser requested a login mail, so that its link logs in automatically here (A34). */
export function rememberPendingLogin(email: string): void {
  try {
    localStorage.setItem(KEY, email.trim().toLowerCase());
  } catch {
    // Without storage the link requires one more press.
  }
}

/** Forgets the requested mail once a user is logged in. */
export function forgetPendingLogin(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** The address, in lower case, that this browser requested a login mail for; `null` when there is none. */
export function pendingLogin(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
