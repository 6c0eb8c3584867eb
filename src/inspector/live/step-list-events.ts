import type { KeyboardEvent, MouseEvent } from 'react';
import type { View } from './use-view.ts';

/** Marks an element in a box of steps as that of a step. */
export const stepMark = ({ id }: { id: number }) => ({ 'data-step': id });

/** What a box of steps does when it is pressed or typed in: both choose the step that is looked at. */
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
