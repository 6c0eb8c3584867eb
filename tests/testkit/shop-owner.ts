import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY_MS = 5_000;

interface Offer {
  slug: string;
  name: string;
  /** Cents. */
  price: number;
  /** HTML. */
  content?: string;
}

/** The owner of a running shop, working in its SQLite file. What changes counts from the next request on. */
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

  /** Sets how many pieces of a SKU are in stock. */
  changesStock(code: string, pieces: number): void {
    this.#write((database) =>
      database.prepare('update skus set available = ? where code = ?').run(pieces, code),
    );
  }

  /** Puts a product without variations and add-ons on sale, made to order. */
  putsOnSale({ slug, name, price, content = '' }: Offer): void {
    const now = new Date().toISOString();
    this.#write((database) => {
      const { lastInsertRowid: product } = database
        .prepare(
          `insert into products (slug, name, title, meta_description, blurb, content, created_at, updated_at)
           values (?, ?, ?, '', '', ?, ?, ?)`,
        )
        .run(slug, name, name, content, '2020-01-01T00:00:00.000Z', now);
      database
        .prepare(
          `insert into skus (product_id, code, price_cents, stock_tracked, available, sort_order)
           values (?, ?, ?, 0, 0, 1)`,
        )
        .run(product, slug.toUpperCase(), price);
    });
  }

  #write(work: (database: DatabaseSync) => void): void {
    const database = new DatabaseSync(this.#file, { timeout: BUSY_MS });
    database.exec('begin immediate');
    database.exec('update content_version set version = version + 1');
    work(database);
    database.exec('commit');
    database.close();
  }
}
