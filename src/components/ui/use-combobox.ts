import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** The field itself, no entry of its list. */
const NONE = -1;

interface Combobox<Entry> {
  isOpen: boolean;
  /** The entries while the list is open, else none. */
  shown: readonly Entry[];
  /** The place of the entry that the arrows are at, -1 at the field. */
  active: number;
  /** Opens the list for what has just been typed, or closes it. */
  setOpen: (isOpen: boolean) => void;
  /** Moves with the arrows and closes with Escape; false for a key that means neither. */
  press: (event: KeyboardEvent) => boolean;
}

/** A field with a list of `entries` below it, the focus in the field all the time. */
export function useCombobox<Entry>(entries: readonly Entry[]): Combobox<Entry> {
  const [{ isOpen, active }, setState] = useState({ isOpen: false, active: NONE });
  const shown = isOpen ? entries : [];
  const setOpen = useCallback((opens: boolean) => setState({ isOpen: opens, active: NONE }), []);
  const press = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      // One place more than entries: the field itself.
      const places = entries.length + 1;
      setState({ isOpen: true, active: ((active + 1 + step + places) % places) - 1 });
    } else if (event.key === 'Escape' && shown.length > 0) setOpen(false);
    else return false;
    event.preventDefault();
    return true;
  };
  return { isOpen, shown, active, setOpen, press };
}
