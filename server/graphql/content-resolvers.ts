import { fromFlag, fromJson } from '../db/columns.ts';
import { cleanHtml, cleanLink } from '../domain/pages/clean-html.ts';
import { servedSettings } from '../domain/pages/inline-code.ts';
import { withPictures } from '../domain/pages/setting-pictures.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { optionalImageField } from './image-field.ts';

const query: Resolvers['Query'] = {
  cognitoPages: (_root, { limit, offset }, { services }) =>
    services.pages.list({ limit: limit ?? 100, offset: offset ?? 0 }),
  cognitoPage: (_root, { url }, { services }) => services.pages.byUrl(url),
  cognitoTestimonials: (_root, { group, limit, offset }, { services }) =>
    services.galleries.testimonials(group ?? null, { limit: limit ?? 100, offset: offset ?? 0 }),
  cognitoGiftVoucherThemes: (_root, _input, { services }) => services.galleries.voucherThemes(),
  cognitoGallery: (_root, { id, aspect }, { services }) => services.galleries.byId(id, aspect ?? '16x9'),
  cognitoGallerys: (_root, { group, aspect }, { services }) =>
    services.galleries.ofGroup(group, aspect ?? '16x9'),
};

/** Pages, galleries, testimonials and voucher themes. */
export const contentResolvers: Resolvers = {
  Query: query,
  Page: {
    listed: (page) => fromFlag(page.listed),
    content: (page) => cleanHtml(page.content),
    rows: (page) => page.rows(),
    pageContents: (page) => page.contents(),
  },
  PageWidget: {
    templatevar: (widget, _input, { services }) => withPictures(widget.templatevar, services.images),
  },
  PageContentBlock: {
    variables({ template: type, variables, trusted }, _input, { services }) {
      const settings = fromJson<unknown>(variables);
      return withPictures(servedSettings({ type, settings, trusted }), services.images);
    },
    hidden: (block) => fromFlag(block.hidden),
    full_width: (block) => fromFlag(block.full_width),
    imageHashes: (block) => block,
    background_image_fixed: (block) => fromFlag(block.background_image_fixed),
    background_video: (block) => block.video,
    editing: (block) => fromFlag(block.editing),
    deleted: (block) => fromFlag(block.deleted),
  },
  BlockImageHashes: {
    background_image: (block, size, context) =>
      optionalImageField(context, block.background_image_hash, size),
  },
  BackgroundVideo: { imageHashes: (video) => video },
  VideoImageHashes: {
    slate: (video, size, context) => optionalImageField(context, video.slateHash, size),
  },
  Testimonial: {
    content: (testimonial) => cleanHtml(testimonial.content),
    image: (testimonial, size, context) => optionalImageField(context, testimonial.image_hash, size),
  },
  VoucherTheme: {
    image: (theme, size, context) => optionalImageField(context, theme.image_hash, size),
  },
  Slide: {
    link: (slide) => (slide.link === null ? null : cleanLink(slide.link)),
    content: (slide) => cleanHtml(slide.content),
    image: (slide, { width, aspect }, context) =>
      optionalImageField(context, slide.image_hash, { width: width ?? 1920, aspect: aspect ?? slide.aspect }),
  },
};
