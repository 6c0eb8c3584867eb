interface Dated {
  id: number;
  url: string;
  created_at: string;
}

/**
 * The article to read after the one at `url`: the next older one, after the oldest the newest.
 * @returns `null` when there is no other
 */
export function articleAfter<Article extends Dated>(
  articles: readonly Article[],
  url: string,
): Article | null {
  const newestFirst = articles.toSorted(
    (left, right) => Date.parse(right.created_at) - Date.parse(left.created_at) || right.id - left.id,
  );
  const place = newestFirst.findIndex((article) => article.url === url);
  const next = newestFirst[place + 1] ?? newestFirst[0];
  return next && next.url !== url ? next : null;
}
