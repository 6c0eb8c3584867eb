const KEY = 'shop:requested-mail';

/** Notes that this browser asked for a login mail, so that its link logs in by itself here (A34). */
export function rememberPendingLogin(email: string): void {
  try {
    localStorage.setItem(KEY, email.trim().toLowerCase());
  } catch {
    // Without storage the link asks for one more press.
  }
}

/** Forgets the mail that was asked for, once somebody is logged in. */
export function forgetPendingLogin(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** The address that this browser asked a login mail for, in lower case; null when there is none. */
export function pendingLogin(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
