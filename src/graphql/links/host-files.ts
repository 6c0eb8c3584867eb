/** Where an answer names a picture or a clip by its path: in a text of its own, or in HTML. */
const FILE_PATHS = /(?<=["\s,(])\/(?=(?:assets\/i|v)\/)/g;
/** Where it names a clip by its file alone, which lies below `/v/` (IMG-04). */
const CLIP_NAMES = /(?<="file":\s*")(?=[\w-]+\.(?:webm|mp4)")/g;

/**
 * An answer of another host that names its pictures and clips by their whole URL: their paths would lead to the page's
 * own host, which does not have them (HTP-02). What is no JSON stays as it is.
 * @param host without a trailing slash
 */
export async function withHostFiles(response: Response, host: string): Promise<Response> {
  if (response.headers.get('content-type')?.includes('json') !== true) return response;
  const { status, statusText, headers } = response;
  const text = await response.text();
  const whole = text.replace(FILE_PATHS, `${host}/`).replace(CLIP_NAMES, `${host}/v/`);
  return new Response(whole, { status, statusText, headers });
}
