import { trailOf } from '../domain/groups/group-tree.ts';
import type { GroupNode } from '../domain/groups/group-tree.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';
import type { Group, GroupList } from '../generated/wire.ts';

/** A group with everything below it, as the contract has it (ENT-04). */
export function groupAsWire(node: GroupNode, images: ImageLookup, spec: ImageSpec): Group {
  return {
    id: node.id,
    name: node.name,
    url: node.slug,
    slug: node.slug,
    model: node.model,
    root: node.root,
    lft: node.lft,
    rgt: node.rgt,
    level: node.level,
    image: node.image_hash === null ? null : images.record(node.image_hash, spec),
    content: node.content,
    children: node.children.map((child) => groupAsWire(child, images, spec)),
    breadcrumbs: trailOf(node).map(({ name, slug }) => ({ name, url: slug })),
  };
}

/** All on one page (A28). */
export function groupListAsWire(nodes: GroupNode[], images: ImageLookup, spec: ImageSpec): GroupList {
  const data = nodes.map((node) => groupAsWire(node, images, spec));
  return { data, total: data.length, page: 1, page_size: Math.max(data.length, 1) };
}
