import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalAsWire } from '../http/refusal.ts';
import { ipKey } from '../lib/ip-address.ts';
import type { Refusal } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import type { CartRequest } from './cart-form.ts';
import { CART_PATH, ownCart, sendOwnPage } from './own-page.ts';
import type { PageRequest, PageRenderer } from './page-renderer.ts';
import type { Storefront } from './storefront.ts';

type Refused = NonNullable<PageRequest['refused']>;

/** The values of a product's form in the storefront's structure; an invalid quantity is left out. */
function valuesOf(wanted: CartRequest | null): Refused['values'] {
  if (wanted?.action !== 'add') return null;
  const { variations, addons, qty } = wanted;
  return {
    choices: Object.fromEntries(variations.map(({ name, value }) => [name, value[0] ?? ''])),
    addonValues: Object.fromEntries(addons.map(({ id, value }) => [id, value])),
    ...(qty >= 1 && Number.isInteger(qty) && { qty }),
  };
}

/** Sends the form's own page after a refusal, with the reason and everything that was typed. */
export class RefusedFormPages {
  readonly #services: Services;
  readonly #storefront: Storefront;
  readonly #renderer: PageRenderer;

  constructor(
    services: Services,
    { storefront, renderer }: { storefront: Storefront; renderer: PageRenderer },
  ) {
    this.#services = services;
    this.#storefront = storefront;
    this.#renderer = renderer;
  }

  /** @param wanted null if the form is unreadable or not ours */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    wanted: CartRequest | null,
  ): Promise<unknown> {
    const { environment } = this.#services;
    const { pageLocaleOf } = await this.#storefront.load();
    const { status, retryAfter: _, ...words } = refusal;
    const refused = { status, body: refusalAsWire(words), values: valuesOf(wanted) };
    const locale = pageLocaleOf(request.cookies['locale'], environment.previewLocales);
    reply.header('content-language', locale);
    const cart = wanted ? await ownCart(this.#services, request) : null;
    const render = (path: string) =>
      this.#renderer.render(
        { url: new URL(path, environment.publicUrl).href, locale, cart, refused },
        ipKey(request.ip),
      );
    const product = await this.#productPath(wanted);
    const ofProduct = product && (await render(product));
    const isThere = ofProduct && 'content' in ofProduct && ofProduct.content.kind === 'page';
    return sendOwnPage(request, reply, isThere ? ofProduct : await render(CART_PATH), status);
  }

  /** Returns the product's path with the chosen options; null if the form is not of a product on sale. */
  async #productPath(wanted: CartRequest | null): Promise<string | null> {
    if (wanted?.action !== 'add') return null;
    const [product] = await this.#services.products.byIds([wanted.product]);
    if (!product) return null;
    const url = new URL(
      `/product/${encodeURIComponent(product.details.slug)}`,
      this.#services.environment.publicUrl,
    );
    for (const { name, value } of wanted.variations) url.searchParams.set(name, value[0] ?? '');
    const { pathname, search } = new URL(await this.#renderer.cleanUrl(url.href));
    return pathname + search;
  }
}
