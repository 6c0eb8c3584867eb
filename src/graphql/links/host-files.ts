/** Where an answer names a picture or a clip by its path: in a text of its own, or in HTML. */
const FILE_PATHS = /(?<=["\s,(])\/(?=(?:assets\/i|v)\/)/g;

/**
 * A `fetch` whose answers name the pictures and clips of another host by their whole URL: their paths would lead to the
 * page's own host, which does not have them (HTP-02).
 * @param baseUrl that host, without a trailing slash; empty for the page's own, whose answers stay as they are
 */
export function withHostFiles(send: typeof fetch, baseUrl: () => string): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const host = baseUrl();
    const isData = response.headers.get('content-type')?.includes('json') === true;
    if (host === '' || !isData) return response;
    const { status, statusText, headers } = response;
    const text = (await response.text()).replace(FILE_PATHS, `${host}/`);
    return new Response(text, { status, statusText, headers });
  };
}
