import { createContext } from 'react';

/** Position of a widget on its page. */
export interface WidgetLayout {
  /** Spans the page from edge to edge instead of the contained width. */
  wide: boolean;
  /** As wide as the page's frame, beyond the contained width. */
  full: boolean;
  /** First of its page: its heading is the page's, its picture the largest above the fold (IMG-09). */
  isFirst: boolean;
}

/** Layout that the page renderer gives each widget. */
export const WidgetLayoutContext = createContext<WidgetLayout>({ wide: false, full: false, isFirst: false });
