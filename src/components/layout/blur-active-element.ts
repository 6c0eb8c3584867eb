/** Removes the focus from the current element, so that e.g. the next screen can take it. */
export function blurActiveElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
