/** Matches paths of pictures and clips in an answer: as a text of their own, or in HTML. */
const FILE_PATHS = /(?<=["\s,(])\/(?=(?:assets\/i|v)\/)/g;

/**
 * Makes picture and clip paths in another host's answer absolute: as paths they would lead to the page's own
 * host, which lacks the files (HTP-02). Only JSON changes.
 * @param host without a trailing slash
 */
export async function withHostFiles(response: Response, host: string): Promise<Response> {
  if (response.headers.get('content-type')?.includes('json') !== true) return response;
  const { status, statusText, headers } = response;
  const text = (await response.text()).replace(FILE_PATHS, `${host}/`);
  return new Response(text, { status, statusText, headers });
}
