/** The default contained width of a block (specification section 9). */
export const CONTAINED = 'px-6 py-2 mx-auto max-w-5xl';

/** The space that a block gives its widgets. */
export interface SlotLayout {
  /** Full-bleed widgets may reach the page edges. */
  open: boolean;
  /** Class around a widget that is not full-bleed. */
  contained: string;
}

/** A whole row or page. */
export const PAGE_LAYOUT: SlotLayout = { open: true, contained: CONTAINED };

/** A full-width block: not contained; widgets that are not full-bleed keep the grid width. */
export const FULL_WIDTH_LAYOUT: SlotLayout = { open: true, contained: 'width-grid' };

/** A column, tab or contained block, which sets the width itself. */
export const COLUMN_LAYOUT: SlotLayout = { open: false, contained: '' };
