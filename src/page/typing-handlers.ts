import type { FocusEvent, SyntheticEvent } from 'react';

const FIELD = 'input, textarea, select, [contenteditable="true"]';

const fieldOf = (target: EventTarget | null) =>
  target instanceof Element && target.matches(FIELD) ? target : null;

/** Handlers around a page's fields: report when typing starts, and when the form is left or submitted. */
export function typingHandlers(setTyping: (typing: boolean) => void) {
  return {
    onInput: (event: SyntheticEvent) => {
      if (fieldOf(event.target)) setTyping(true);
    },
    onBlur: (event: FocusEvent) => {
      const left = fieldOf(event.target);
      if (!left) return;
      // Moving between fields of one form still counts as typing.
      const form = left.closest('form');
      const stays = form !== null && event.relatedTarget !== null && form.contains(event.relatedTarget);
      if (!stays) setTyping(false);
    },
    onSubmit: () => setTyping(false),
  };
}
