import { ancestors } from '../domain/groups/group-tree.ts';
import type { GroupNode } from '../domain/groups/group-tree.ts';
import type { Group } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import { pictureField } from './picture.ts';
import { translated } from './translated.ts';
import type { WireOf } from './wire-of.ts';

export type GroupWire = WireOf<Group>;

/** The default size of a group's picture. */
export const GROUP_PICTURE: ImageSpec = { aspect: '4x3', width: 300 };

/** A group with its descendants (ENT-04). */
export function groupWire(node: GroupNode, images: ImageLookup, slot = GROUP_PICTURE): GroupWire {
  const { id, slug, model, root, lft, rgt, level } = node;
  return {
    id,
    ...translated('group', id, { name: node.name, content: node.content }),
    url: slug,
    slug,
    model,
    root,
    lft,
    rgt,
    level,
    image: pictureField(images, node.image_hash, slot),
    children: () => node.children.map((child) => groupWire(child, images, slot)),
    breadcrumbs: () =>
      ancestors(node).map((group) => ({
        ...translated('group', group.id, { name: group.name }),
        url: group.slug,
      })),
  };
}
