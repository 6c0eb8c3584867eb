import type { WidgetModule } from './page/widget-module.ts';

/** Every widget type of the specification that this shop can show, each its own chunk. */
export const widgetTypes = ['core/html', 'gallery', 'Sell/new_products_grid', 'testimonial_grid'] as const;

export type WidgetType = (typeof widgetTypes)[number];

interface WidgetEntry {
  /** Source module, so that the host can preload its chunk. */
  module: string;
  load: () => Promise<WidgetModule>;
}

/** A full record, so that a type without a widget does not compile. */
export const widgetRegistry: Record<WidgetType, WidgetEntry> = {
  'core/html': {
    module: 'src/widgets/html/HtmlWidget.tsx',
    load: () => import('./html/HtmlWidget.tsx'),
  },
  gallery: {
    module: 'src/widgets/gallery/GalleryWidget.tsx',
    load: () => import('./gallery/GalleryWidget.tsx'),
  },
  'Sell/new_products_grid': {
    module: 'src/widgets/new-products-grid/NewProductsGridWidget.tsx',
    load: () => import('./new-products-grid/NewProductsGridWidget.tsx'),
  },
  testimonial_grid: {
    module: 'src/widgets/testimonial-grid/TestimonialGridWidget.tsx',
    load: () => import('./testimonial-grid/TestimonialGridWidget.tsx'),
  },
};

/** The registry's key for an outer type name, null when it is not known. */
export const toWidgetType = (type: string): WidgetType | null =>
  widgetTypes.find((known) => known === type) ?? null;
