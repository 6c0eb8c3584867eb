import { requireUser } from '../domain/accounts/require-user.ts';
import { readFaq } from '../domain/faqs/faq-store.ts';
import { readSlide, readTestimonial } from '../domain/galleries/gallery-store.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import type { Listed, ListRange } from '../lib/list-range.ts';
import { notFound, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { readPerson } from '../domain/people/person-store.ts';
import { readPhoto } from '../domain/photos/photo-store.ts';
import { videoDetails } from '../domain/products/product-details.ts';
import { isRowKey } from '../lib/row-key.ts';
import { isRowId } from '../lib/row-id.ts';
import { readVideo } from '../domain/videos/video-store.ts';
import type { Viewer } from '../lib/viewer.ts';
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
import { groupAsWire } from './group-view.ts';
import { paged } from './paged.ts';
import { productAsWire, videoAsWire } from './product-view.ts';
import type { RestDomain } from './rest-routes.ts';

/** How a public model is read; what it answers are its allowed columns (A32). */
interface PublicModel {
  /** Only where the model has no list route of its own. */
  list?: (range: ListRange) => Promise<Listed<unknown>>;
  one(key: string): Promise<unknown>;
}

const spec = (aspect: string, width: number): ImageSpec => ({ aspect, width });

/** Words that mean a call, not a page (A31). */
const RESERVED = new Set([
  'create',
  'update',
  'delete',
  'enable',
  'disable',
  'addPhoto',
  'details',
  'login',
  'logout',
  'submit',
  'challenge',
]);

/** The id that a key stands for, null when it is none. */
function idOf(key: string): number | null {
  const id = /^\d{1,10}$/.test(key) ? Number(key) : 0;
  return isRowId(id) ? id : null;
}

/** Reads a row by the id in the key, as the contract has it. */
function byId<Row>(read: (id: number) => Promise<Row | undefined>, asWire: (row: Row) => unknown) {
  return async (key: string): Promise<unknown> => {
    const id = idOf(key);
    const row = id === null ? undefined : await read(id);
    return row === undefined ? null : asWire(row);
  };
}

// oxlint-disable-next-line max-lines-per-function -- a table, one entry for each model
function contentModels(services: Services): [string, PublicModel][] {
  const { database, images, galleries, pages } = services;
  const slide = spec('16x9', 1920);
  return [
    ['faq', { one: byId((id) => readFaq(database, id), faqAsWire) }],
    [
      'person',
      {
        one: byId(
          (id) => readPerson(database, id),
          (row) => personAsWire(row, images, spec('4x3', 900)),
        ),
      },
    ],
    [
      'photo',
      {
        one: byId(
          (id) => readPhoto(database, id),
          (row) => photoAsWire(row, images, spec('4x3', 1184)),
        ),
      },
    ],
    [
      'slide',
      {
        one: byId(
          (id) => readSlide(database, id),
          (row) => slideAsWire(row, images, slide),
        ),
      },
    ],
    [
      'testimonial',
      {
        one: byId(
          (id) => readTestimonial(database, id),
          (row) => testimonialAsWire(row, images, spec('Square', 100)),
        ),
      },
    ],
    [
      'gallery',
      {
        async one(key) {
          const id = idOf(key);
          const gallery = await (id === null
            ? galleries.byUrl(key, slide.aspect)
            : galleries.byId(id, slide.aspect));
          return gallery && galleryAsWire(gallery, images, slide);
        },
      },
    ],
    [
      'page',
      {
        async one(key) {
          const page = await pages.byUrl(key);
          return page && pageAsWire(page, images);
        },
      },
    ],
  ];
}

// oxlint-disable-next-line max-lines-per-function -- a table, one entry for each model
function shopModels(services: Services): [string, PublicModel][] {
  const { database, images, groups, products, galleries, forms } = services;
  return [
    ['form', { one: (key) => forms.byKey(key) }],
    [
      'video',
      {
        async one(key) {
          const id = idOf(key);
          const row = await readVideo(database, id === null ? { slug: key } : { id });
          return row ? videoAsWire(videoDetails(row), images) : null;
        },
      },
    ],
    [
      'group',
      {
        async one(key) {
          const group = await groups.category(key);
          return group && groupAsWire(group, images, spec('4x3', 300));
        },
      },
    ],
    [
      'product',
      {
        async list(range) {
          const all = { group: null, byIsNew: false };
          const page = { first: range.limit, offset: range.offset };
          const [nodes, total] = await Promise.all([products.list(all, page), products.count(all)]);
          return { data: await Promise.all(nodes.map((node) => productAsWire(node, images))), total };
        },
        async one(key) {
          const node = await products.bySlug(key);
          return node && productAsWire(node, images);
        },
      },
    ],
    [
      'voucherTheme',
      {
        async list({ limit, offset }) {
          const themes = await galleries.voucherThemes();
          const data = themes.slice(offset, offset + limit).map(({ id, name, image_hash }) => ({
            id,
            name,
            image: image_hash === null ? null : images.record(image_hash, spec('16x9', 400)),
          }));
          return { data, total: themes.length };
        },
        one: () => Promise.resolve(null),
      },
    ],
  ];
}

const notPublic = () =>
  refused({ status: 403, textCode: 'MODEL_NOT_PUBLIC', message: 'This cannot be read here' });

/** Writing needs an administrator (A32, GRD-16); what he may write comes with the back office. */
function refuseWrite(viewer: Viewer): Promise<Outcome<never>> {
  const user = requireUser(viewer);
  if (!user.ok) return Promise.resolve(user);
  return Promise.resolve(
    user.value.isAdmin
      ? refused({ status: 501, textCode: 'NOT_IMPLEMENTED', message: 'This is not available yet' })
      : refused({ status: 403, textCode: 'ADMIN_ONLY', message: 'Only an administrator may do this' }),
  );
}

/** The generic calls: reads of public models with the columns of the contract, everything else refused (A31, A32). */
export function modelsRest(services: Services): RestDomain {
  const models = new Map([...contentModels(services), ...shopModels(services)]);
  const write = (_input: unknown, { viewer }: { viewer: Viewer }) => refuseWrite(viewer);
  return {
    handlers: {
      async modelList({ model, ...asked }) {
        const list = models.get(model)?.list;
        return list ? success(await paged(asked, 100, list, (entry) => entry)) : notPublic();
      },
      async modelOne({ model, key }) {
        const known = models.get(model);
        if (!known) return notPublic();
        const data = RESERVED.has(key) || !isRowKey(key) ? null : await known.one(key);
        return data === null ? notFound('There is no such entry') : success({ data });
      },
      modelCreate: write,
      modelUpdate: write,
      modelEnable: write,
      modelDisable: write,
      modelDelete: write,
      modelAddPhoto: write,
    },
  };
}
