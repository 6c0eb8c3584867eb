import { listFaqs } from '../domain/faqs/faq-store.ts';
import { countTestimonials, listSlides } from '../domain/galleries/gallery-store.ts';
import { checkImageSpec } from '../images/image-spec.ts';
import { notFound, success } from '../lib/outcome.ts';
import { readSitemap } from '../domain/pages/sitemap.ts';
import { listPeople } from '../domain/people/person-store.ts';
import { listPhotos } from '../domain/photos/photo-store.ts';
import { videoDetails } from '../domain/products/product-details.ts';
import { cachedPerContentVersion } from '../db/content-version.ts';
import { isRowKey } from '../lib/row-key.ts';
import { isRowId } from '../lib/row-id.ts';
import { listVideos } from '../domain/videos/video-store.ts';
import { readDocument } from '../domain/documents/document-store.ts';
import { imageRecord } from '../images/image-record.ts';
import type { Services } from '../services.ts';
import {
  faqAsWire,
  galleryAsWire,
  pageAsWire,
  personAsWire,
  photoAsWire,
  slideAsWire,
  testimonialAsWire,
} from './content-view.ts';
import { paged } from './paged.ts';
import { videoAsWire } from './product-view.ts';
import type { RestDomain, RestHandlers } from './rest-routes.ts';

const PICTURE_HASH = /^[0-9a-f]{32}$/;

const PAGE_SIZE = { pages: 100, people: 64, testimonials: 3, others: 100 };

const SLOT = {
  person: { aspect: '4x3', width: 900 },
  testimonial: { aspect: 'Square', width: 100 },
  photo: { aspect: '4x3', width: 1184 },
  slide: { aspect: '16x9', width: 1920 },
};

function siteHandlers({ database, groups, settings, redirects, contentVersion }: Services): RestHandlers {
  const readAddresses = cachedPerContentVersion(contentVersion, () => readSitemap({ database, groups }));
  return {
    domainCurrent: () => settings.domain(),
    async domainInitialData({ sitemap: wanted }) {
      const [sitemap, list] = await Promise.all([wanted === 0 ? [] : readAddresses(), redirects.list()]);
      return { sitemap, redirects: list };
    },
    linkList: async ({ parent }) => ({ data: await settings.links(parent ?? null) }),
  };
}

function pageHandlers({ pages, images }: Services): RestHandlers {
  return {
    pageList: ({ pb, ...asked }) =>
      paged(
        asked,
        PAGE_SIZE.pages,
        async (place) => {
          const [data, total] = await Promise.all([pages.list(place), pages.count()]);
          return { data, total };
        },
        (page) => pageAsWire(page, images, { blocks: pb !== 0 }),
      ),
    async pageOne({ url }) {
      const page = await pages.byUrl(url);
      return page ? success({ data: await pageAsWire(page, images) }) : notFound('There is no such page');
    },
  };
}

function galleryHandlers({ database, galleries, images }: Services): RestHandlers {
  return {
    slideList({ gallery, ...asked }) {
      const id = gallery ?? null;
      return paged(
        asked,
        PAGE_SIZE.others,
        (place) =>
          id === null || isRowId(id)
            ? listSlides(database, id, place)
            : Promise.resolve({ data: [], total: 0 }),
        (slide) => slideAsWire(slide, images, SLOT.slide),
      );
    },
    async galleryOne({ id, image_aspect, image_width, extra_aspects }) {
      const extra = (extra_aspects ?? '').split(/[\s,]+/).filter(Boolean);
      const { aspect, width } = SLOT.slide;
      const spec = checkImageSpec({ aspect: image_aspect ?? aspect, width: image_width ?? width, extra });
      if (!spec.ok) return spec;
      const gallery = await galleries.byId(id, spec.value.aspect);
      return gallery
        ? success({ data: galleryAsWire(gallery, images, spec.value) })
        : notFound('There is no such gallery');
    },
    async testimonialList({ group, image_aspect, image_width, ...asked }) {
      const { aspect, width } = SLOT.testimonial;
      const spec = checkImageSpec({ aspect: image_aspect ?? aspect, width: image_width ?? width });
      if (!spec.ok) return spec;
      const read = async (place: { limit: number; offset: number }) => {
        const [data, total] = await Promise.all([
          galleries.testimonials(group ?? null, place),
          countTestimonials(database, group ?? null),
        ]);
        return { data, total };
      };
      return paged(asked, PAGE_SIZE.testimonials, read, (one) => testimonialAsWire(one, images, spec.value));
    },
  };
}

function entityHandlers({ database, images }: Services): RestHandlers {
  return {
    async personList({ aspect, width, ...asked }) {
      const spec = checkImageSpec({
        aspect: aspect ?? SLOT.person.aspect,
        width: width ?? SLOT.person.width,
      });
      if (!spec.ok) return spec;
      const asWire = (person: Parameters<typeof personAsWire>[0]) => personAsWire(person, images, spec.value);
      return paged(asked, PAGE_SIZE.people, (place) => listPeople(database, place), asWire);
    },
    faqList: ({ group, ...asked }) =>
      paged(asked, PAGE_SIZE.others, (place) => listFaqs(database, group ?? null, place), faqAsWire),
    photoList: (asked) =>
      paged(
        asked,
        PAGE_SIZE.others,
        (place) => listPhotos(database, place),
        (photo) => photoAsWire(photo, images, SLOT.photo),
      ),
    videoList: (asked) =>
      paged(
        asked,
        PAGE_SIZE.others,
        (place) => listVideos(database, place),
        (row) => videoAsWire(videoDetails(row), images),
      ),
  };
}

function fileHandlers({ database, pictures }: Services): RestHandlers {
  return {
    async imageByHash({ hash, aspect, width }) {
      const spec = checkImageSpec({ aspect: aspect ?? 'original', width: width ?? SLOT.slide.width });
      if (!spec.ok) return spec;
      const source = PICTURE_HASH.test(hash) ? await pictures.find(hash) : undefined;
      return source ? success(imageRecord(hash, source, spec.value)) : notFound('There is no such picture');
    },
    async fileDownload({ id }, { reply }) {
      const file = isRowKey(id) ? await readDocument(database, id) : undefined;
      if (!file) return notFound('There is no such file');
      const name = encodeURIComponent(file.name).replace(/['()*]/g, escapeForHeader);
      reply.headers({
        'content-type': file.content_type,
        'content-disposition': `attachment; filename*=UTF-8''${name}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      return Buffer.from(file.content_base64, 'base64');
    },
  };
}

/** What `encodeURIComponent` leaves but RFC 8187 does not allow. */
const escapeForHeader = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Settings, sitemap, menus; pages and what stands on them. */
export function contentRest(services: Services): RestDomain {
  return {
    handlers: {
      ...siteHandlers(services),
      ...pageHandlers(services),
      ...galleryHandlers(services),
      ...entityHandlers(services),
      ...fileHandlers(services),
    },
  };
}
