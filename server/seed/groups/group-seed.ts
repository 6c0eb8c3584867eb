/** A group of a fresh shop with its children. One with content has the picture `groups/<slug>` too. */
export interface GroupSeed {
  slug: string;
  name: string;
  /** HTML shown above its products. */
  content: string;
  children: GroupSeed[];
}

/** A whole tree; `namespace` and `model` are the two parts of its URL, e.g. `sell/product`. */
export interface TreeSeed extends GroupSeed {
  namespace: string;
  model: string;
}

/** Creates a category with text, one string of whole sentences per paragraph. */
export function category(
  slug: string,
  name: string,
  paragraphs: string[],
  children: GroupSeed[] = [],
): GroupSeed {
  const content = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return { slug, name, content, children };
}

/** Creates a root used only by other parts of the shop. */
export function bareRoot(namespace: string, name: string): TreeSeed {
  const slug = name.replaceAll(' ', '-');
  const model = name.replaceAll(' ', '_');
  return { namespace, model, slug, name, content: '', children: [] };
}
