import type { LinkNode } from '../domain/settings/settings-rules.ts';
import { translated } from './translated.ts';

/** A link of a menu with those below it. */
export const linkWire = ({ name, children, ...link }: LinkNode): LinkNode => ({
  ...link,
  ...translated('link', link.id, { name }),
  children: children.map(linkWire),
});
