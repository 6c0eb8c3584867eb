import type { KeyboardEvent, MouseEvent } from 'react';
import type { View } from './use-view.ts';

/** Marks an element in a list of steps with its step. */
export const stepMark = ({ id }: { id: number }) => ({ 'data-step': id });

/** Event handlers of a list of steps: clicks and keys select a step. */
export function stepListEvents({ steps, setStep, move }: Pick<View, 'steps' | 'setStep' | 'move'>) {
  const keys: Record<string, () => void> = {
    ArrowUp: () => move(-1),
    ArrowDown: () => move(1),
    Home: () => move(-steps.length),
    End: () => setStep(null),
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    onClick({ target }: MouseEvent) {
      const marked = target instanceof Element ? target.closest('[data-step]') : null;
      const chosen = steps.find(({ id }) => String(id) === marked?.getAttribute('data-step'));
      if (chosen) setStep(chosen);
    },
  };
}
