import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY_MS = 5_000;

interface Offer {
  slug: string;
  name: string;
  /** Cents. */
  price: number;
}

interface OwnBlock {
  template: string;
  variables: object;
  /** The fragment that scrolls to it. */
  anchor?: string;
  /** Steps of the scale 0 to 96. */
  paddingTop?: number;
}

interface OwnTab extends Pick<OwnBlock, 'template' | 'variables'> {
  title: string;
}

/** A page of content blocks. */
interface OwnPage {
  /** Its path. */
  url: string;
  blocks: readonly OwnBlock[];
  /** A row of tabs with one widget each. */
  tabs?: readonly OwnTab[];
  /** Legacy HTML. */
  content?: string;
}

/** Long ago, so that it is not a new product. */
const OLD = '2020-01-01T00:00:00.000Z';

function insertProduct(database: DatabaseSync, { slug, name, price }: Offer): number | bigint {
  const { lastInsertRowid: product } = database
    .prepare(
      `insert into products (slug, name, title, meta_description, blurb, content, created_at, updated_at)
       values (?, ?, ?, '', '', '', ?, ?)`,
    )
    .run(slug, name, name, OLD, OLD);
  database
    .prepare(
      `insert into skus (product_id, code, price_cents, stock_tracked, available, sort_order)
       values (?, ?, ?, 0, 0, 1)`,
    )
    .run(product, slug.toUpperCase(), price);
  return product;
}

/** The id of a product, created if missing. */
function productId(database: DatabaseSync, slug: string): number | bigint {
  const known = database.prepare('select id from products where slug = ?').get(slug)?.['id'];
  return typeof known === 'number' ? known : insertProduct(database, { slug, name: slug, price: 1_000 });
}

function insertTabs(database: DatabaseSync, page: number | bigint, tabs: readonly OwnTab[]): void {
  const { lastInsertRowid: row } = database
    .prepare(`insert into page_rows (page_id, row_type, sort_order) values (?, 'tabs', 0)`)
    .run(page);
  for (const [order, { title, template, variables }] of tabs.entries()) {
    const { lastInsertRowid: block } = database
      .prepare('insert into page_blocks (row_id, title, sort_order) values (?, ?, ?)')
      .run(row, title, order);
    database
      .prepare('insert into page_widgets (block_id, type, templatevar, sort_order) values (?, ?, ?, 0)')
      .run(block, template, JSON.stringify(variables));
  }
}

/** The owner of a running shop, working in its SQLite file. Changes apply from the next request. */
export class ShopOwner {
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'shop.sqlite');
  }

  /** Sets the price of a SKU, in cents. */
  changesPrice(code: string, cents: number): void {
    this.#write((database) =>
      database.prepare('update skus set price_cents = ? where code = ?').run(cents, code),
    );
  }

  /** Stores a submission of the first form. */
  receives(answers: Record<string, string>): void {
    this.#write((database) =>
      database
        .prepare(
          `insert into form_submissions (form_id, data, url, created_at)
           select min(id), ?, '/contact', ? from forms`,
        )
        .run(JSON.stringify(answers), new Date().toISOString()),
    );
  }

  /** Makes a user an administrator. */
  appoints(email: string): void {
    this.#write((database) => database.prepare('update users set is_admin = 1 where email = ?').run(email));
  }

  /** Sets a business setting, named as in `business-settings.ts`. */
  changesSetting(name: string, value: unknown): void {
    this.#changes(`business.${name}`, value);
  }

  /** Sets a site setting, named as in `domain-settings.ts`. */
  changesDomainSetting(name: string, value: string): void {
    this.#changes(`domain.${name}`, value);
  }

  /** Puts a product without variations or add-ons on sale, made to order. */
  putsOnSale(offer: Offer): void {
    this.#write((database) => void insertProduct(database, offer));
  }

  /** Puts a product on sale that belongs to these groups, the first one its primary group or none; no listing has it. */
  putsInGroups(offer: Offer, { groups, hasPrimary }: { groups: string[]; hasPrimary: boolean }): void {
    this.#write((database) => {
      const product = insertProduct(database, offer);
      const insert = database.prepare(
        `insert into product_groups (product_id, group_id, sort_order)
         values (?, (select id from groups where slug = ?), ?)`,
      );
      for (const [index, group] of groups.entries()) insert.run(product, group, index);
      if (hasPrimary)
        database
          .prepare(
            'update products set primary_group_id = (select id from groups where slug = ?) where id = ?',
          )
          .run(groups[0] ?? '', product);
    });
  }

  /** Puts a photoless product on special sale, with this number of options of one variation, each a SKU. */
  putsOptionsOnSale(offer: Offer & { special: number; options: number }): void {
    this.#write((database) => {
      const product = insertProduct(database, offer);
      database.prepare('delete from skus where product_id = ?').run(product);
      const insert = (table: string, row: Record<string, string | number | bigint>) => {
        const names = Object.keys(row);
        const sql = `insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`;
        return database.prepare(sql).run(...Object.values(row)).lastInsertRowid;
      };
      const variation = insert('variations', { product_id: product, name: 'Design', sort_order: 0 });
      for (let sort_order = 0; sort_order < offer.options; sort_order += 1) {
        const name = `Design number ${sort_order + 1}`;
        const option = insert('variation_options', { variation_id: variation, name, sort_order });
        const sku = insert('skus', {
          product_id: product,
          code: `${offer.slug}-${sort_order}`,
          price_cents: offer.price,
          special_price_cents: offer.special,
          sort_order,
        });
        insert('sku_options', { sku_id: sku, option_id: option });
      }
    });
  }

  /** Deletes all photos of a product except the first. */
  keepsOnePhoto(slug: string): void {
    this.#write((database) =>
      database
        .prepare(
          `delete from product_photos where product_id = (select id from products where slug = :slug) and id <>
           (select min(id) from product_photos where product_id = (select id from products where slug = :slug))`,
        )
        .run({ slug }),
    );
  }

  /** The marketing box of each of this account's orders: whether it was ticked, and its text. */
  marketingConsents(email: string): { optIn: boolean; text: string | null }[] {
    const database = new DatabaseSync(this.#file, { timeout: BUSY_MS, readOnly: true });
    const rows = database
      .prepare(
        `select marketing_opt_in, marketing_text from orders join users on users.id = orders.user_id
         where users.email = ? order by orders.created_at`,
      )
      .all(email);
    database.close();
    return rows.map((row) => ({
      optIn: row['marketing_opt_in'] === 1,
      text: row['marketing_text'] as string | null,
    }));
  }

  /** Adds this number of products to a non-empty group. */
  fillsGroup(group: string, count: number): void {
    this.#write((database) => {
      for (const table of ['product_groups', 'group_listings']) {
        const example = database
          .prepare(`select * from ${table} where group_id = (select id from groups where slug = ?) limit 1`)
          .get(group);
        if (!example) throw new Error(`the group ${group} is empty`);
        const names = Object.keys(example);
        const insert = database.prepare(
          `insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`,
        );
        for (let number = 1; number <= count; number += 1) {
          const product = productId(database, `${group}-product-${number}`);
          insert.run(...Object.values({ ...example, product_id: product }));
        }
      }
    });
  }

  /** Adds a page that no sitemap lists. */
  writesPage({ url, blocks, tabs = [], content = '' }: OwnPage): void {
    const name = url.slice(1);
    this.#write((database) => {
      const { lastInsertRowid: page } = database
        .prepare(
          `insert into pages (slug, url, name, title, meta_description, content, listed, created_at, updated_at)
           values (?, ?, ?, ?, '', ?, 0, ?, ?)`,
        )
        .run(name, url, name, name, content, OLD, OLD);
      if (tabs.length > 0) insertTabs(database, page, tabs);
      const insert = database.prepare(
        `insert into page_contents (page_id, sort_order, name, template, variables, anchor_name, padding_top)
         values (?, ?, ?, ?, ?, ?, ?)`,
      );
      for (const [order, { template, variables, anchor, paddingTop }] of blocks.entries())
        insert.run(
          page,
          order,
          template,
          template,
          JSON.stringify(variables),
          anchor ?? null,
          paddingTop ?? null,
        );
    });
  }

  /** The settings of a block that shows this form. */
  showsForm(url: string): { form: number } {
    return { form: this.#idOf('forms', url) };
  }

  /** The settings of a block that shows this gallery. */
  showsGallery(url: string): { gallery: number } {
    return { gallery: this.#idOf('galleries', url) };
  }

  /** Adds this number of copies of an order's first line, with this name. */
  lengthensOrder(publicId: string, count: number, name: string): void {
    this.#write((database) => {
      const line = database
        .prepare('select * from order_lines where order_id = (select id from orders where public_id = ?)')
        .get(publicId);
      if (!line) throw new Error(`there is no order ${publicId}`);
      const { id: _id, ...kept } = line;
      const rest = { ...kept, name, product_name: name };
      const names = Object.keys(rest);
      const insert = database.prepare(
        `insert into order_lines (${names.join()}) values (${names.map(() => '?').join()})`,
      );
      for (let number = 1; number <= count; number += 1) insert.run(...Object.values(rest));
    });
  }

  /** Adds a redirect. */
  redirects(from: string, to: string): void {
    this.#write((database) =>
      database
        .prepare('insert into redirects (from_path, to_path, created_at) values (?, ?, ?)')
        .run(from, to, OLD),
    );
  }

  #idOf(table: 'forms' | 'galleries', url: string): number {
    const database = new DatabaseSync(this.#file, { readOnly: true });
    const id = Number(database.prepare(`select id from ${table} where url = ?`).get(url)?.['id']);
    database.close();
    return id;
  }

  #changes(key: string, value: unknown): void {
    this.#write((database) =>
      database.prepare('update settings set value = ? where key = ?').run(JSON.stringify(value), key),
    );
  }

  #write(work: (database: DatabaseSync) => void): void {
    const database = new DatabaseSync(this.#file, { timeout: BUSY_MS });
    database.exec('begin immediate');
    work(database);
    database.exec('commit');
    database.close();
  }
}
