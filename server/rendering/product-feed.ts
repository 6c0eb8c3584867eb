import { ancestors } from '../domain/groups/group-tree.ts';
import { summaryOf } from '../domain/pages/summary.ts';
import { listPrice } from '../domain/products/product-list.ts';
import type { ProductNode } from '../domain/products/product-list.ts';
import { isLowestInStock } from '../domain/products/sku-rules.ts';
import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';
import { toDollars } from '../../src/rules/money.ts';
import { xmlDocument } from '../lib/xml.ts';
import type { Services } from '../services.ts';
import { urlOf } from './sitemap-xml.ts';

/** Google's limits, in characters and pictures. */
const LIMITS = { title: 150, description: 5000, pictures: 11 };
const PICTURE = { aspect: '4x3', width: 1184 };
const BATCH = 100;

const dollars = (cents: number) => `${toDollars(cents).toFixed(2)} AUD`;
const cut = (text: string, length: number) => [...text].slice(0, length).join('');

/** Returns why a product cannot be advertised; null if it can. */
function problemOf({ details }: ProductNode): string | null {
  if (listPrice(details).cents === null) return 'it has no price';
  return details.photos.length === 0 ? 'it has no picture' : null;
}

/** Returns the path to the product's primary or first group, by group names. */
function typeOf(product: ProductNode): string {
  const group = product.primaryGroup() ?? product.groups()[0];
  return group
    ? ancestors(group)
        .map(({ name }) => name)
        .join(' > ')
    : '';
}

async function itemOf(
  product: ProductNode,
  { images, publicUrl }: Pick<Services, 'images'> & { publicUrl: string },
): Promise<Html> {
  const { id, slug, title, name, metaDescription, blurb, content, brand, photos } = product.details;
  const { cents, fullCents, onSpecial } = listPrice(product.details);
  const [first, ...more] = photos
    .slice(0, LIMITS.pictures)
    .map(({ hash }) => urlOf(publicUrl, images.record(hash, PICTURE).url));
  const type = typeOf(product);
  return html`<item>
    <g:id>${id}</g:id>
    <g:title>${cut(title || name, LIMITS.title)}</g:title>
    <g:description>${cut(metaDescription || blurb || summaryOf(content, LIMITS.description), LIMITS.description)}</g:description>
    <g:link>${urlOf(publicUrl, `/product/${slug}`)}</g:link>
    <g:image_link>${first}</g:image_link>
    ${more.map((url) => html`<g:additional_image_link>${url}</g:additional_image_link>`)}
    <g:availability>${isLowestInStock(await product.skus()) ? 'in_stock' : 'out_of_stock'}</g:availability>
    <g:price>${dollars((onSpecial ? fullCents : cents) ?? 0)}</g:price>
    ${onSpecial && html`<g:sale_price>${dollars(cents ?? 0)}</g:sale_price>`}
    <g:condition>new</g:condition>
    ${brand !== null && html`<g:brand>${brand}</g:brand>`}
    <g:identifier_exists>no</g:identifier_exists>
    ${type !== '' && html`<g:product_type>${type}</g:product_type>`}
  </item> `;
}

async function* everyProduct({ products }: Pick<Services, 'products'>): AsyncGenerator<ProductNode> {
  for (let offset = 0; ; offset += BATCH) {
    const batch = await products.list({ group: null, byIsNew: false }, { first: BATCH, offset });
    yield* batch;
    if (batch.length < BATCH) return;
  }
}

/**
 * Returns every product in Google's Merchant format (RSS 2.0), with price and availability as on its page.
 * Products without price or picture, which Google would refuse, are left out, and reported once by `report`.
 */
export async function productFeed(
  services: Pick<Services, 'products' | 'images' | 'settings' | 'environment'>,
  report: (problems: { product: string; problem: string }[]) => void,
): Promise<string> {
  const { publicUrl } = services.environment;
  const items: Html[] = [];
  const problems: { product: string; problem: string }[] = [];
  for await (const product of everyProduct(services)) {
    const problem = problemOf(product);
    if (problem) problems.push({ product: product.details.slug, problem });
    else items.push(await itemOf(product, { ...services, publicUrl }));
  }
  if (problems.length > 0) report(problems);
  const { name } = await services.settings.domain();
  return xmlDocument(
    html`<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"
      ><channel>
        <title>${name}</title>
        <link>${urlOf(publicUrl, '/')}</link>
        <description>${name}</description>
        ${items}
      </channel></rss
    >`,
  );
}
