import { openDatabase } from '../server/db/connection.ts';
import type { Database } from '../server/db/connection.ts';
import { writeContent } from '../server/db/content-version.ts';

const AT_ONCE = 200;

const occasions = 'Wedding,Birthday,Anniversary,Christening,Farewell,Retirement,Graduation,Reunion'.split(
  ',',
);
const motifs =
  'Banksia,Wattle,Kookaburra,Gum Leaf,Waratah,Reef,Turtle,Platypus,Outback,Southern Cross,Surf,Lorikeet'.split(
    ',',
  );
const materials = 'Bamboo,Slate,Cork,Acrylic,Leather,Marble,Glass,Steel,Pine,Felt'.split(',');
const things =
  'Coaster,Trivet,Key Ring,Wall Clock,Serving Board,Name Plate,Bookmark,Lamp,Photo Frame,Jewellery Box,Tumbler,Magnet,Puzzle,Sign,Tag'.split(
    ',',
  );

const pick = (words: readonly string[], turn: number) => words[turn % words.length] ?? '';

/** A unique name for the product with this index. */
export function nameOf(index: number): string {
  const motif = pick(motifs, Math.floor(index / things.length));
  const material = pick(materials, Math.floor(index / (things.length * motifs.length)));
  const occasion = pick(occasions, Math.floor(index / (things.length * motifs.length * materials.length)));
  return `${occasion} ${motif} ${material} ${pick(things, index)} ${index}`;
}

function productRow(index: number) {
  const name = nameOf(index);
  const at = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  return {
    slug: `made-up-${index}`,
    name,
    title: name,
    meta_description: '',
    blurb: `${name}, cut and engraved with your own words.`,
    content: `<p>A ${name.toLowerCase()} for the ones you love, finished by hand and posted in a box of card.</p>`,
    brand: null,
    badge: null,
    primary_group_id: null,
    video_id: null,
    size_chart_hash: null,
    material: pick(materials, Math.floor(index / (things.length * motifs.length))),
    enabled: 1 as const,
    created_at: at,
    updated_at: at,
  };
}

async function insertProducts(database: Database, from: number, count: number, groupIds: readonly number[]) {
  const rows = Array.from({ length: count }, (_, at) => productRow(from + at));
  const inserted = await database.insertInto('products').values(rows).returning(['id', 'slug']).execute();
  const index = ({ slug }: { slug: string }) => Number(slug.slice('made-up-'.length));
  const skus = inserted.map((row) => ({
    product_id: row.id,
    code: row.slug.toUpperCase(),
    price_cents: 1_000 + (index(row) % 90) * 100,
    special_price_cents: null,
    photo_id: null,
    sort_order: 0,
    enabled: 1 as const,
  }));
  const places = inserted.map((row) => ({
    product_id: row.id,
    group_id: groupIds[index(row) % groupIds.length] ?? 0,
    sort_order: index(row),
  }));
  await database.insertInto('skus').values(skus).execute();
  await database.insertInto('product_groups').values(places).execute();
}

/** Adds `count` generated products to a shop on SQLite or PostgreSQL, spread over its categories. */
export async function fillCatalogue(
  { dataDir, databaseUrl = null }: { dataDir: string; databaseUrl?: string | null },
  count: number,
): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const groups = await database.selectFrom('groups').select('id').where('model', '=', 'product').execute();
    const groupIds = groups.map(({ id }) => id);
    await writeContent(database, async (transaction) => {
      for (let from = 0; from < count; from += AT_ONCE)
        await insertProducts(transaction, from, Math.min(AT_ONCE, count - from), groupIds);
    });
  } finally {
    await close();
  }
}
