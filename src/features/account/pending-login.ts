import { useSyncExternalStore } from 'react';

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

/** Whether this browser is the one that asked for the mail to `email`. */
export function isPendingLogin(email: string): boolean {
  return pendingLogin() === email.trim().toLowerCase();
}

/** The address that this browser asked a login mail for; null on the server and while hydrating. */
export function usePendingLogin(): string | null {
  return useSyncExternalStore(never, pendingLogin, () => null);
}

const never = () => () => undefined;

function pendingLogin(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
