/** Matches paths of pictures and clips in a response: as a text of their own, or in HTML. */
const FILE_PATHS = /(?<=["\s,(])\/(?=(?:assets\/i|v)\/)/g;
/** Matches the position before a clip given by file name only; clips are served from `/v/` (IMG-04). */
const CLIP_NAMES = /(?<="file":\s*")(?=[\w-]+\.(?:webm|mp4)")/g;

/**
 * Makes picture and clip paths in another host's response absolute: as paths they would lead to the page's own
 * host, which lacks the files (HTP-02). Only JSON changes.
 * @param host without a trailing slash
 */
export async function withHostFiles(response: Response, host: string): Promise<Response> {
  if (response.headers.get('content-type')?.includes('json') !== true) return response;
  const { status, statusText, headers } = response;
  const text = await response.text();
  const whole = text.replace(FILE_PATHS, `${host}/`).replace(CLIP_NAMES, `${host}/v/`);
  return new Response(whole, { status, statusText, headers });
}
