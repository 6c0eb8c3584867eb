const KEY = 'shop:passkey-offer';

/** Notes that nobody wants to be offered a passkey in this browser again. */
export function declinePasskeys(): void {
  try {
    localStorage.setItem(KEY, 'declined');
  } catch {
    // Without storage it is offered at the next visit.
  }
}

/** Whether that was noted. */
export function hasDeclinedPasskeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
