import { requireAdmin } from '../domain/accounts/require-user.ts';
import type { UserViewer } from '../domain/accounts/require-user.ts';
import { isModel } from '../domain/models/models.ts';
import type { ProductNode } from '../domain/products/product-list.ts';
import type { Model } from '../generated/contract-rules.ts';
import type {
  Gallery,
  Group,
  Page,
  Person,
  Photo,
  Product,
  Slide,
  Testimonial,
  Video,
  VoucherTheme,
} from '../generated/wire.ts';
import type { Listed, ListRange } from '../lib/list-range.ts';
import { invalidAt, mapOutcome, notFound, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { isRowKey } from '../lib/row-key.ts';
import { byUrlOrId, idOf } from '../lib/url-or-id.ts';
import type { Services } from '../services.ts';
import { faqWire, personWire, photoWire } from '../wire/content.ts';
import { formWire } from '../wire/form.ts';
import { galleryWire, slideWire, testimonialWire, voucherThemeWire } from '../wire/gallery.ts';
import { groupWire } from '../wire/group.ts';
import { pageWire } from '../wire/page.ts';
import { wholeProductWire } from '../wire/product.ts';
import { videoWire } from '../wire/video.ts';
import { plain } from '../wire/wire-of.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { storeUpload, uploadedHash } from './image-upload.ts';
import { paged } from './paged.ts';
import { readModelInput } from './model-input.ts';
import type { RestContext, RestDomain, RestHandlers } from './rest-routes.ts';

// size-ok: a table, one entry for each model

/** How a public model is read; its wire form contains only its public columns (A32). */
interface PublicModel {
  /** Only if the model has no list route of its own. */
  list?: (range: ListRange) => Promise<Listed<unknown>>;
  one(key: string): Promise<unknown>;
}

type PublicModels = Partial<Record<Model, PublicModel>>;

/** Keys that name a call, not an entry (A31). */
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

/** Reads an entry by the id in the key, as in the contract. */
const byId =
  <Node>(read: (id: number) => Promise<Node | null>, asWire: (node: Node) => unknown): PublicModel['one'] =>
  async (key) => {
    const id = idOf(key);
    const node = id === null ? null : await read(id);
    return node === null ? null : asWire(node);
  };

/** Reads an entry by the URL in the key, else by the id in it. */
const byEither =
  <Node>(
    byUrl: (url: string) => Promise<Node | null>,
    byItsId: (id: number) => Promise<Node | null>,
    asWire: (node: Node) => unknown,
  ): PublicModel['one'] =>
  async (key) => {
    const node = await byUrlOrId(key, byUrl, byItsId);
    return node === null ? null : asWire(node);
  };

// oxlint-disable-next-line max-lines-per-function -- a table, one entry for each model
function contentModels({ content, galleries, pages, images }: Services): PublicModels {
  return {
    faq: { one: byId((id) => content.faq(id), faqWire) },
    person: {
      one: byId(
        (id) => content.person(id),
        (node) => plain<Person>(personWire(node, images)),
      ),
    },
    photo: {
      one: byId(
        (id) => content.photo(id),
        (node) => plain<Photo>(photoWire(node, images)),
      ),
    },
    slide: {
      one: byId(
        (id) => galleries.slide(id),
        (node) => plain<Slide>(slideWire(node, images)),
      ),
    },
    testimonial: {
      one: byId(
        (id) => galleries.testimonial(id),
        (node) => plain<Testimonial>(testimonialWire(node, images)),
      ),
    },
    gallery: {
      one: byEither(
        (url) => galleries.byUrl(url),
        (id) => galleries.byId(id),
        (node) => plain<Gallery>(galleryWire(node, images)),
      ),
    },
    page: {
      one: byEither(
        (url) => pages.byUrl(url),
        (id) => pages.byId(id),
        (node) => plain<Page>(pageWire(node, images)),
      ),
    },
  };
}

// oxlint-disable-next-line max-lines-per-function -- a table, one entry for each model
function shopModels(services: Services): PublicModels {
  const { images, groups, products, galleries, forms, videos } = services;
  const wholeProduct = (node: ProductNode) => plain<Product>(wholeProductWire(node, images));
  return {
    form: {
      async list(range) {
        const { data, total } = await forms.list(range);
        return { data: data.map(formWire), total };
      },
      async one(key) {
        const form = await forms.byKey(key);
        return form && formWire(form);
      },
    },
    video: {
      one: byEither(
        (slug) => videos.bySlug(slug),
        (id) => videos.byId(id),
        (node) => plain<Video>(videoWire(node, images)),
      ),
    },
    group: {
      one: byEither(
        (slug) => groups.bySlug(slug),
        (id) => groups.byId(id),
        (node) => plain<Group>(groupWire(node, images)),
      ),
    },
    product: {
      async list(range) {
        const all = { group: null, byIsNew: false };
        const page = { first: range.limit, offset: range.offset };
        const [nodes, total] = await Promise.all([products.list(all, page), products.count(all)]);
        return { data: await Promise.all(nodes.map(wholeProduct)), total };
      },
      one: byEither(
        (slug) => products.bySlug(slug),
        async (id) => (await products.byIds([id]))[0] ?? null,
        wholeProduct,
      ),
    },
    voucherTheme: {
      async list({ limit, offset }) {
        const themes = await galleries.voucherThemes();
        const shown = themes.slice(offset, offset + limit);
        const data = shown.map((theme) => plain<VoucherTheme>(voucherThemeWire(theme, images)));
        return { data: await Promise.all(data), total: themes.length };
      },
      one: byId(
        async (id) => (await galleries.voucherThemes()).find((theme) => theme.id === id) ?? null,
        (node) => plain<VoucherTheme>(voucherThemeWire(node, images)),
      ),
    },
  };
}

const notPublic = () => refused(403, refusalText('MODEL_NOT_PUBLIC'));

/** Reads a model as shown to visitors: by its own reader, else by its description. */
function readingHandlers(services: Services): RestHandlers {
  const readers: PublicModels = { ...contentModels(services), ...shopModels(services) };
  const one = async (model: Model, key: string): Promise<unknown> => {
    const reader = readers[model];
    if (reader) return reader.one(key);
    const id = idOf(key);
    return id === null ? null : services.models.byId(model, id);
  };
  return {
    async modelList({ model, ...asked }) {
      if (!isModel(model)) return notPublic();
      const list = readers[model]?.list ?? ((range: ListRange) => services.models.list(model, range));
      return success(await paged(asked, 100, list, (entry) => entry));
    },
    async modelOne({ model, key, stored }, { viewer }) {
      if (!isModel(model)) return notPublic();
      const admin = stored === true ? requireAdmin(viewer) : null;
      if (admin && !admin.ok) return admin;
      if (RESERVED.has(key) || !isRowKey(key)) return notFound('ENTRY_NOT_FOUND');
      const data = await (admin ? services.models.stored(model, idOf(key) ?? 0) : one(model, key));
      return data === null ? notFound('ENTRY_NOT_FOUND') : success({ data });
    },
  };
}

type AdminContext = RestContext<UserViewer>;

/** Logs who wrote which entry, as a warning so that it appears, but never what was written. */
function noteWrite({ request, viewer }: AdminContext, call: string, model: string, id: number): void {
  const { userId } = viewer;
  request.log.warn({ audit: { call, model, id, userId } }, 'an administrator wrote');
}

function writingHandlers({ models }: Services): RestHandlers {
  const acknowledge =
    (call: string, act: (model: Model, id: number) => Promise<Outcome<unknown>>) =>
    async ({ model, id }: { model: string; id: number }, context: AdminContext) => {
      if (!isModel(model)) return notPublic();
      const done = await act(model, id);
      if (!done.ok) return done;
      noteWrite(context, call, model, id);
      return success({ success: true });
    };
  return {
    async modelCreate({ model, data }, context) {
      if (!isModel(model)) return notPublic();
      const read = readModelInput(model, data, true);
      const made = read.ok ? await models.create(model, read.value) : read;
      if (made.ok) noteWrite(context, 'create', model, made.value.id);
      return mapOutcome(made, (entry) => ({ data: entry }));
    },
    async modelUpdate({ model, id, data, updated_at }, context) {
      if (!isModel(model)) return notPublic();
      const read = readModelInput(model, data, false);
      const changed = read.ok ? await models.update(model, id, read.value, updated_at) : read;
      if (changed.ok) noteWrite(context, 'update', model, id);
      return mapOutcome(changed, (entry) => ({ data: entry }));
    },
    modelEnable: acknowledge('enable', (model, id) => models.switch(model, id, true)),
    modelDisable: acknowledge('disable', (model, id) => models.switch(model, id, false)),
    modelDelete: acknowledge('delete', (model, id) => models.remove(model, id)),
    async modelAddPhoto({ model, id, uuid, name, key }, context) {
      if (!isModel(model)) return notPublic();
      const hash = uploadedHash({ uuid, key });
      if (hash === null) return invalidAt('key', refusalText('PICTURE_UNKNOWN', { name: key }));
      const given = await models.addPhoto(model, id, { hash, name });
      if (given.ok) noteWrite(context, 'addPhoto', model, id);
      return mapOutcome(given, () => ({ success: true }));
    },
  };
}

/** The generic calls: everyone can read public models, administrators can write them (A31, A32). */
export function modelsRest(services: Services): RestDomain {
  return {
    uploads: { imageUpload: (context) => storeUpload(services, context) },
    handlers: { ...readingHandlers(services), ...writingHandlers(services) },
  };
}
