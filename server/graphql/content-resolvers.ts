import type { Resolvers } from '../generated/resolvers.ts';
import { galleryWire, SLIDE_PICTURE, testimonialWire, voucherThemeWire } from '../wire/gallery.ts';
import { pageWire } from '../wire/page.ts';

const slidePicture = (aspect: string | null | undefined) => ({
  ...SLIDE_PICTURE,
  aspect: aspect ?? SLIDE_PICTURE.aspect,
});

/** Pages, galleries, testimonials and voucher themes. */
export const contentResolvers: Resolvers = {
  Query: {
    async cognitoPages(_root, { limit, offset }, { services: { pages, images } }) {
      const { data } = await pages.list({ limit: limit ?? 100, offset: offset ?? 0 });
      return data.map((page) => pageWire(page, images));
    },
    async cognitoPage(_root, { url }, { services: { pages, images } }) {
      const page = await pages.byUrl(url);
      return page && pageWire(page, images);
    },
    async cognitoTestimonials(_root, { group, limit, offset }, { services: { galleries, images } }) {
      const range = { limit: limit ?? 100, offset: offset ?? 0 };
      const { data } = await galleries.testimonials(group ?? null, range);
      return data.map((testimonial) => testimonialWire(testimonial, images));
    },
    async cognitoGiftVoucherThemes(_root, _input, { services: { galleries, images } }) {
      return (await galleries.voucherThemes()).map((theme) => voucherThemeWire(theme, images));
    },
    async cognitoGallery(_root, { id, aspect }, { services: { galleries, images } }) {
      const gallery = await galleries.byId(id);
      return gallery && galleryWire(gallery, images, slidePicture(aspect));
    },
    async cognitoGallerys(_root, { group, aspect }, { services: { galleries, images } }) {
      const found = await galleries.ofGroup(group);
      return found.map((gallery) => galleryWire(gallery, images, slidePicture(aspect)));
    },
  },
};
