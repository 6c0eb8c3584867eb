/**
 * Adds what jsdom lacks of <dialog> and tests need: the `open` attribute, focus moving in and back, and
 * Escape as a `cancel` event. Browsers trap the focus inside.
 */
export function installDialog(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    }
  };
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus();
    document.addEventListener('keydown', cancelOnEscape);
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    document.removeEventListener('keydown', cancelOnEscape);
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
