function focusOn(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const isLost = () => document.activeElement === document.body;

/** When the focused control is gone, focuses the heading of the screen, or the screen itself. */
export function focusScreen(): void {
  const screen = document.querySelector('main');
  const target = screen?.querySelector('h1') ?? screen;
  if (target && isLost()) focusOn(target);
}

/**
 * The `ref` of a control that its own press removes: the focus moves to what was around it, as keyboards would
 * restart at the top of the page.
 */
export const focusAround = (control: HTMLElement | null) => () => {
  if (document.activeElement !== control) return;
  const parts: HTMLElement[] = [];
  for (let part = control; part; part = part.parentElement)
    if (part.matches('form, dialog, section')) parts.push(part);
  // Once it is known which of them have stayed.
  queueMicrotask(() => {
    for (const part of parts) if (isLost()) focusOn(part.querySelector<HTMLElement>('h1, h2') ?? part);
    focusScreen();
  });
};
