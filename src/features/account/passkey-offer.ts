const KEY = 'shop:passkey-offer';

/** Remembers that the user declined passkeys in this browser. */
export function declinePasskeys(): void {
  try {
    localStorage.setItem(KEY, 'declined');
  } catch {
    // Without storage passkeys are offered again at the next visit.
  }
}

/** Whether the user declined passkeys in this browser. */
export function hasDeclinedPasskeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
