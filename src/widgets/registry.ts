import { widgetTypeValues } from '../graphql/generated/contract-rules.ts';
import type { WidgetType } from '../graphql/generated/contract-rules.ts';
import type { WidgetModule } from './widget-module.ts';

interface WidgetEntry {
  /** Source module, so that the host can preload its chunk. */
  module: string;
  load: () => Promise<WidgetModule>;
}

const heading: WidgetEntry = {
  module: 'src/widgets/heading/HeadingWidget.tsx',
  load: () => import('./heading/HeadingWidget.tsx'),
};

/** Every widget in its own chunk; a widget type missing here does not compile. */
export const widgetRegistry: Record<WidgetType, WidgetEntry> = {
  'core/html': {
    module: 'src/widgets/html/HtmlWidget.tsx',
    load: () => import('./html/HtmlWidget.tsx'),
  },
  heading,
  'tpl/heading': heading,
  faq: {
    module: 'src/widgets/faq/FaqWidget.tsx',
    load: () => import('./faq/FaqWidget.tsx'),
  },
  raw_code: {
    module: 'src/widgets/raw-code/RawCodeWidget.tsx',
    load: () => import('./raw-code/RawCodeWidget.tsx'),
  },
  form: {
    module: 'src/widgets/form/FormWidget.tsx',
    load: () => import('./form/FormWidget.tsx'),
  },
  google_map: {
    module: 'src/widgets/google-map/GoogleMapWidget.tsx',
    load: () => import('./google-map/GoogleMapWidget.tsx'),
  },
  button_link: {
    module: 'src/widgets/button-link/ButtonLinkWidget.tsx',
    load: () => import('./button-link/ButtonLinkWidget.tsx'),
  },
  image_with_content: {
    module: 'src/widgets/image-with-content/ImageWithContentWidget.tsx',
    load: () => import('./image-with-content/ImageWithContentWidget.tsx'),
  },
  person_list: {
    module: 'src/widgets/person-list/PersonListWidget.tsx',
    load: () => import('./person-list/PersonListWidget.tsx'),
  },
  call_to_action: {
    module: 'src/widgets/call-to-action/CallToActionWidget.tsx',
    load: () => import('./call-to-action/CallToActionWidget.tsx'),
  },
  hero_quote: {
    module: 'src/widgets/hero-quote/HeroQuoteWidget.tsx',
    load: () => import('./hero-quote/HeroQuoteWidget.tsx'),
  },
  hero_testimonial: {
    module: 'src/widgets/testimonials/HeroTestimonialWidget.tsx',
    load: () => import('./testimonials/HeroTestimonialWidget.tsx'),
  },
  testimonial_grid: {
    module: 'src/widgets/testimonials/TestimonialGridWidget.tsx',
    load: () => import('./testimonials/TestimonialGridWidget.tsx'),
  },
  gallery: {
    module: 'src/widgets/gallery/GalleryWidget.tsx',
    load: () => import('./gallery/GalleryWidget.tsx'),
  },
  gallery_group: {
    module: 'src/widgets/gallery/GalleryGroupWidget.tsx',
    load: () => import('./gallery/GalleryGroupWidget.tsx'),
  },
  gift_voucher_purchase: {
    module: 'src/widgets/gift-voucher-purchase/GiftVoucherPurchaseWidget.tsx',
    load: () => import('./gift-voucher-purchase/GiftVoucherPurchaseWidget.tsx'),
  },
  link_children: {
    module: 'src/widgets/links/LinkChildrenWidget.tsx',
    load: () => import('./links/LinkChildrenWidget.tsx'),
  },
  links_list: {
    module: 'src/widgets/links/LinksListWidget.tsx',
    load: () => import('./links/LinksListWidget.tsx'),
  },
  blog_list: {
    module: 'src/widgets/blog-list/BlogListWidget.tsx',
    load: () => import('./blog-list/BlogListWidget.tsx'),
  },
  'Sell/new_products_grid': {
    module: 'src/widgets/new-products-grid/NewProductsGridWidget.tsx',
    load: () => import('./new-products-grid/NewProductsGridWidget.tsx'),
  },
  'Sell/product_grid': {
    module: 'src/widgets/product-grid/ProductGridWidget.tsx',
    load: () => import('./product-grid/ProductGridWidget.tsx'),
  },
  'Sell/product_view': {
    module: 'src/widgets/product-view/ProductViewWidget.tsx',
    load: () => import('./product-view/ProductViewWidget.tsx'),
  },
  'Sell/material_strip': {
    module: 'src/widgets/material-strip/MaterialStripWidget.tsx',
    load: () => import('./material-strip/MaterialStripWidget.tsx'),
  },
  article_text: {
    module: 'src/widgets/article-text/ArticleTextWidget.tsx',
    load: () => import('./article-text/ArticleTextWidget.tsx'),
  },
  article_end: {
    module: 'src/widgets/article-end/ArticleEndWidget.tsx',
    load: () => import('./article-end/ArticleEndWidget.tsx'),
  },
};

/** The registry's key for a type name from outside; `null` when unknown. */
export const toWidgetType = (type: string): WidgetType | null =>
  widgetTypeValues.find((known) => known === type) ?? null;
