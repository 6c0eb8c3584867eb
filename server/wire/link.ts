import type { LinkNode } from '../domain/settings/settings-rules.ts';
import { translated } from './translated.ts';

/** A menu link with its children. */
export const linkWire = ({ name, children, ...link }: LinkNode): LinkNode => ({
  ...link,
  ...translated('link', link.id, { name }),
  children: children.map(linkWire),
});
