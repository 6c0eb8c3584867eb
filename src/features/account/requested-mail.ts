const KEY = 'shop:requested-mail';

/** Notes that this browser asked for a login mail, so that its link logs in by itself here (A34). */
export function rememberRequestedMail(email: string): void {
  try {
    localStorage.setItem(KEY, email.trim().toLowerCase());
  } catch {
    // Without storage the link asks for one more press.
  }
}

/** Whether this browser is the one that asked for the mail to `email`. */
export function hasRequestedMail(email: string): boolean {
  try {
    return localStorage.getItem(KEY) === email.trim().toLowerCase();
  } catch {
    return false;
  }
}
