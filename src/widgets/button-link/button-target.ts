interface ButtonTargetSettings {
  button_url: string;
  /** The slug of a page. */
  link_to_page: string;
  /** The id of a file. */
  link_to_document: string;
}

/** Where a button leads: a page of the site before a document before a URL; null when it leads nowhere (WGT-06). */
export function buttonTarget(settings: ButtonTargetSettings): { href: string; download: boolean } | null {
  const { button_url: url, link_to_page: page, link_to_document: file } = settings;
  if (page !== '') return { href: `/${page.replace(/^\/+/, '')}`, download: false };
  if (file !== '')
    return { href: `/api/v1/cognito/default/file/${encodeURIComponent(file)}`, download: true };
  return url === '' ? null : { href: url, download: false };
}
