import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** The field itself rather than an entry of its list. */
const NONE = -1;

interface Combobox<Entry> {
  isOpen: boolean;
  /** The entries while the list is open, otherwise none. */
  shown: readonly Entry[];
  /** Index of the entry selected with the arrows, -1 for the field. */
  active: number;
  /** Opens the list for what has just been typed, or closes it. */
  setOpen: (isOpen: boolean) => void;
  /** Moves on arrow keys and closes on Escape; returns false for any other key. */
  press: (event: KeyboardEvent) => boolean;
}

/** A field with a list of `entries` below it; the focus stays in the field. */
export function useCombobox<Entry>(entries: readonly Entry[]): Combobox<Entry> {
  const [{ isOpen, active }, setState] = useState({ isOpen: false, active: NONE });
  const shown = isOpen ? entries : [];
  const setOpen = useCallback((opens: boolean) => setState({ isOpen: opens, active: NONE }), []);
  const press = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      // One more position than entries: the field itself.
      const places = entries.length + 1;
      setState({ isOpen: true, active: ((active + 1 + step + places) % places) - 1 });
    } else if (event.key === 'Escape' && shown.length > 0) setOpen(false);
    else return false;
    event.preventDefault();
    return true;
  };
  return { isOpen, shown, active, setOpen, press };
}
