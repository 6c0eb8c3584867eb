import type { FocusEvent, SyntheticEvent } from 'react';

const FIELD = 'input, textarea, select, [contenteditable="true"]';

const fieldOf = (target: EventTarget | null) =>
  target instanceof Element && target.matches(FIELD) ? target : null;

/**
 * Handlers for whatever surrounds the fields of a page: tells when the shopper begins to write in one, and when the
 * form is left or submitted.
 */
export function typingHandlers(setTyping: (typing: boolean) => void) {
  return {
    onInput: (event: SyntheticEvent) => {
      if (fieldOf(event.target)) setTyping(true);
    },
    onBlur: (event: FocusEvent) => {
      const left = fieldOf(event.target);
      if (!left) return;
      // From field to field of one form goes on writing.
      const form = left.closest('form');
      const stays = form !== null && event.relatedTarget !== null && form.contains(event.relatedTarget);
      if (!stays) setTyping(false);
    },
    onSubmit: () => setTyping(false),
  };
}
