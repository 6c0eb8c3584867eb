import type { Transaction } from 'kysely';
import { writeContent } from '../db/content-version.ts';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';
import { seededPicture } from '../images/picture-reference.ts';
import { insertPage } from './insert-page.ts';
import { pageSources } from './pages/all-pages.ts';
import { gallerySeeds } from './pages/galleries.ts';
import type { GallerySeed } from './pages/galleries.ts';
import { testimonialSeeds, voucherThemeSeeds } from './pages/testimonials.ts';
import { markSeeded, unseeded } from './seed-log.ts';

type Handle = Transaction<Tables>;

/** Inserts galleries, testimonials, voucher themes and pages not seeded before. */
export async function seedPages(database: Database): Promise<void> {
  const galleries = await unseeded(
    database,
    'gallery',
    gallerySeeds.map((gallery) => gallery.url),
  );
  const others = await unseeded(database, 'voices', ['testimonials', 'voucher-themes']);
  const pages = await unseeded(
    database,
    'page',
    pageSources.map((page) => page.slug),
  );
  if (galleries.size + others.size + pages.size === 0) return;
  const pageSeeds = await Promise.all(
    pageSources.filter(({ slug }) => pages.has(slug)).map((source) => source.read()),
  );
  await writeContent(database, async (transaction) => {
    for (const gallery of gallerySeeds) {
      if (galleries.has(gallery.url)) await insertGallery(transaction, gallery);
    }
    if (others.has('testimonials')) await insertTestimonials(transaction);
    if (others.has('voucher-themes')) await insertVoucherThemes(transaction);
    for (const page of pageSeeds) await insertPage(transaction, page);
    await markSeeded(transaction, 'gallery', galleries);
    await markSeeded(transaction, 'voices', others);
    await markSeeded(transaction, 'page', pages);
  });
}

async function insertGallery(transaction: Handle, seed: GallerySeed): Promise<void> {
  const { id } = await transaction
    .insertInto('galleries')
    .values({
      url: seed.url,
      name: seed.name,
      heading: seed.heading,
      sub_heading: '',
      group_slug: seed.group,
      sort_order: gallerySeeds.indexOf(seed),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const slides = seed.slides.map((slide, sort_order) => ({
    gallery_id: id,
    heading: slide.heading,
    sub_heading: slide.subHeading,
    content: slide.content,
    image_hash: seededPicture(slide.image),
    overlay_color: slide.overlay,
    link: slide.link,
    link_button_text: slide.button,
    sort_order,
  }));
  await transaction.insertInto('slides').values(slides).execute();
}

async function insertTestimonials(transaction: Handle): Promise<void> {
  const rows = testimonialSeeds.map(({ name, title, content, portrait, rating, createdAt }) => ({
    name,
    title,
    content,
    image_hash: seededPicture(portrait),
    rating,
    group_slug: 'home',
    created_at: createdAt,
  }));
  await transaction.insertInto('testimonials').values(rows).execute();
}

async function insertVoucherThemes(transaction: Handle): Promise<void> {
  const rows = voucherThemeSeeds.map(({ key, name }, sort_order) => ({
    name,
    image_hash: seededPicture(`voucher-themes/${key}`),
    sort_order,
  }));
  await transaction.insertInto('voucher_themes').values(rows).execute();
}
