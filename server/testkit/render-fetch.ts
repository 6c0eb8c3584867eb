import type { Storefront } from '../rendering/storefront.ts';

type Fetch = typeof globalThis.fetch;

/** A storefront whose renders call their host through `wrap`, to count requests or change responses. */
export function withRenderFetch(storefront: Storefront, wrap: (fetch: Fetch) => Fetch): Storefront {
  return {
    ...storefront,
    async load() {
      const bundle = await storefront.load();
      return {
        ...bundle,
        cleanUrl: (request) => bundle.cleanUrl({ ...request, fetch: wrap(request.fetch) }),
        render: (request) => bundle.render({ ...request, fetch: wrap(request.fetch) }),
      };
    },
  };
}

/** A `fetch` that passes the responses of the REST path `path` through `change`. */
export const changingResponses =
  (path: string, change: (body: string) => string) =>
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).includes(path)) return response;
    return new Response(change(await response.text()), {
      status: response.status,
      headers: response.headers,
    });
  };
