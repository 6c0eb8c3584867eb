/** The default contained width of a block (specification section 9). */
export const CONTAINED = 'px-6 py-2 mx-auto max-w-5xl';

/** The room that a block gives its widgets. */
export interface SlotLayout {
  /** A widget that bleeds may reach the edges of the page. */
  open: boolean;
  /** The class around a widget that does not. */
  contained: string;
}

/** A whole row or page. */
export const PAGE_LAYOUT: SlotLayout = { open: true, contained: CONTAINED };

/** A full-width block: without the contained class; what does not bleed keeps the width of a grid. */
export const FULL_WIDTH_LAYOUT: SlotLayout = { open: true, contained: 'width-grid' };

/** A column, a tab or a contained block, whose width is its own. */
export const COLUMN_LAYOUT: SlotLayout = { open: false, contained: '' };
