import { checkImageSpec } from '../images/image-spec.ts';
import { imageRecord } from '../images/image-record.ts';
import { HASH_PATTERN } from '../images/original.ts';
import type { ListRange } from '../lib/list-range.ts';
import { notFound, success } from '../lib/outcome.ts';
import { byUrlOrId } from '../lib/url-or-id.ts';
import type { PersonNode, PhotoNode } from '../domain/content/content-manager.ts';
import type { GalleryNode, SlideNode, TestimonialNode } from '../domain/galleries/gallery-manager.ts';
import type { PageNode } from '../domain/pages/page-manager.ts';
import type { VideoDetails } from '../domain/products/product-details.ts';
import type { Gallery, Page, Person, Photo, Slide, Testimonial, Video } from '../generated/wire.ts';
import type { Services } from '../services.ts';
import { domainWire } from '../wire/settings.ts';
import { faqWire, PERSON_PICTURE, personWire, photoWire } from '../wire/content.ts';
import {
  galleryWire,
  SLIDE_PICTURE,
  slideWire,
  TESTIMONIAL_PICTURE,
  testimonialWire,
} from '../wire/gallery.ts';
import { linkWire } from '../wire/link.ts';
import { pageSummaryWire, pageWire } from '../wire/page.ts';
import { videoWire } from '../wire/video.ts';
import { plain } from '../wire/wire-of.ts';
import { paged } from './paged.ts';
import type { RestDomain, RestHandlers } from './rest-routes.ts';

const PAGE_SIZE = { pages: 100, people: 64, testimonials: 3, others: 100 };

function siteHandlers({ settings, redirects, sitemap }: Services): RestHandlers {
  return {
    domainCurrent: async () => domainWire(await settings.domain()),
    async domainInitialData({ sitemap: wanted }) {
      const read = () => (wanted === 0 ? [] : sitemap.entries());
      const [entries, list] = await Promise.all([read(), redirects.all()]);
      return { sitemap: entries, redirects: list };
    },
    linkList({ parent, ...asked }) {
      const read = async ({ limit, offset }: ListRange) => {
        const links = await settings.links(parent ?? null);
        return { data: links.slice(offset, offset + limit), total: links.length };
      };
      return paged(asked, PAGE_SIZE.others, read, linkWire);
    },
  };
}

function pageHandlers({ pages, images }: Services): RestHandlers {
  return {
    pageList({ pb, ...asked }) {
      const wire = pb === 0 ? pageSummaryWire : pageWire;
      const read = (page: PageNode) => plain<Page>(wire(page, images));
      return paged(asked, PAGE_SIZE.pages, (range) => pages.list(range), read);
    },
    async pageOne({ url }) {
      const byUrl = (path: string) => pages.byUrl(path);
      const page = await byUrlOrId(url, byUrl, (id) => pages.byId(id));
      if (!page) return notFound('PAGE_NOT_FOUND');
      return success({ data: await plain<Page>(pageWire(page, images)) });
    },
  };
}

function galleryHandlers({ galleries, images }: Services): RestHandlers {
  return {
    slideList({ gallery, ...asked }) {
      const wire = (slide: SlideNode) => plain<Slide>(slideWire(slide, images));
      return paged(asked, PAGE_SIZE.others, (range) => galleries.slides(gallery ?? null, range), wire);
    },
    async galleryFind({ id, image_aspect, image_width, extra_aspects, ...asked }) {
      const named = (extra_aspects ?? []).flatMap((aspects) => aspects.split(/[\s,]+/));
      const extra = [...new Set(named)].filter(Boolean);
      const { aspect, width } = SLIDE_PICTURE;
      const spec = checkImageSpec({ aspect: image_aspect ?? aspect, width: image_width ?? width, extra });
      if (!spec.ok) return spec;
      const wire = (one: GalleryNode) => plain<Gallery>(galleryWire(one, images, spec.value));
      if (id === null || id === undefined) {
        const read = (range: ListRange) => galleries.list(range);
        return success(await paged(asked, PAGE_SIZE.others, read, wire));
      }
      const gallery = await galleries.byId(id);
      return gallery ? success({ data: await wire(gallery) }) : notFound('GALLERY_NOT_FOUND');
    },
    async testimonialList({ group, image_aspect, image_width, ...asked }) {
      const { aspect, width } = TESTIMONIAL_PICTURE;
      const spec = checkImageSpec({ aspect: image_aspect ?? aspect, width: image_width ?? width });
      if (!spec.ok) return spec;
      const wire = (one: TestimonialNode) => plain<Testimonial>(testimonialWire(one, images, spec.value));
      const read = (range: ListRange) => galleries.testimonials(group ?? null, range);
      return paged(asked, PAGE_SIZE.testimonials, read, wire);
    },
  };
}

function entityHandlers({ content, videos, images }: Services): RestHandlers {
  return {
    async personList({ aspect, width, ...asked }) {
      const { aspect: usual, width: full } = PERSON_PICTURE;
      const spec = checkImageSpec({ aspect: aspect ?? usual, width: width ?? full });
      if (!spec.ok) return spec;
      const wire = (person: PersonNode) => plain<Person>(personWire(person, images, spec.value));
      return paged(asked, PAGE_SIZE.people, (range) => content.people(range), wire);
    },
    faqList: ({ group, ...asked }) =>
      paged(asked, PAGE_SIZE.others, (range) => content.faqs(group ?? null, range), faqWire),
    photoList(asked) {
      const wire = (photo: PhotoNode) => plain<Photo>(photoWire(photo, images));
      return paged(asked, PAGE_SIZE.others, (range) => content.photos(range), wire);
    },
    videoList(asked) {
      const wire = (video: VideoDetails) => plain<Video>(videoWire(video, images));
      return paged(asked, PAGE_SIZE.others, (range) => videos.list(range), wire);
    },
  };
}

function fileHandlers({ content, images }: Services): RestHandlers {
  return {
    async imageByHash({ hash, aspect, width }) {
      const spec = checkImageSpec({ aspect: aspect ?? 'original', width: width ?? SLIDE_PICTURE.width });
      if (!spec.ok) return spec;
      const original = HASH_PATTERN.test(hash) ? images.find(hash) : undefined;
      return original ? success(imageRecord(original, spec.value)) : notFound('PICTURE_NOT_FOUND');
    },
    async fileDownload({ id }, { reply }) {
      const file = await content.document(id);
      if (!file) return notFound('FILE_NOT_FOUND');
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

/** Escapes what `encodeURIComponent` leaves but RFC 8187 does not allow. */
const escapeForHeader = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** Settings, sitemap, menus; pages and their content. */
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
