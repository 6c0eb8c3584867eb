/** A group of the fresh shop with those below it. What has words has a picture too: `groups/<slug>`. */
export interface GroupSeed {
  slug: string;
  name: string;
  /** HTML shown above its products. */
  content: string;
  children: GroupSeed[];
}

/** A whole tree; `namespace` and `model` are the two words of its URL, e.g. `sell/product`. */
export interface TreeSeed extends GroupSeed {
  namespace: string;
  model: string;
}

/** A category with a text of whole sentences, one paragraph each. */
export function category(
  slug: string,
  name: string,
  paragraphs: string[],
  children: GroupSeed[] = [],
): GroupSeed {
  const content = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return { slug, name, content, children };
}

/** A root that only other parts of the shop use. */
export function bareRoot(namespace: string, name: string): TreeSeed {
  const slug = name.replaceAll(' ', '-');
  const model = name.replaceAll(' ', '_');
  return { namespace, model, slug, name, content: '', children: [] };
}
