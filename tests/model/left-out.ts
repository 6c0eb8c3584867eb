/** Why no walk in the browser takes a transition; null: one does. */
export function reasonFor(machine: string, transition: string): string | null {
  return machine === transition ? '' : null;
}
