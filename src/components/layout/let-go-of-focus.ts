/** Leaves the focus to whoever asks for it next, as the screen that comes. */
export function letGoOfFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
