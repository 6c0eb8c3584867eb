import { createContext } from 'react';

/** Where a widget stands. */
export interface WidgetLayout {
  /** From edge to edge of the page, not inside the contained width. */
  wide: boolean;
  /** As wide as the frame of the page, beyond the contained width. */
  full: boolean;
  /** The first of its page: its heading is the page's, its picture is the largest above the fold (IMG-09). */
  isFirst: boolean;
}

/** The room that the page renderer gives to each widget. */
export const WidgetLayoutContext = createContext<WidgetLayout>({ wide: false, full: false, isFirst: false });
