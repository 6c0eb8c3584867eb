interface ButtonTargetSettings {
  button_url: string;
  /** Slug of a page. */
  link_to_page: string;
  /** Id of a file. */
  link_to_document: string;
}

/** Target of a button: the page, else the document, else the URL; `null` when none is set (WGT-06). */
export function buttonTarget(settings: ButtonTargetSettings): { href: string; download: boolean } | null {
  const { button_url: url, link_to_page: page, link_to_document: file } = settings;
  if (page !== '') return { href: `/${page.replace(/^\/+/, '')}`, download: false };
  if (file !== '')
    return { href: `/api/v1/cognito/default/file/${encodeURIComponent(file)}`, download: true };
  return url === '' ? null : { href: url, download: false };
}
