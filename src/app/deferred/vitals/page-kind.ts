import type { PageKind } from '../../../graphql/generated/contract-rules.ts';
import { firstSegment, segmentsOf } from '../../../rules/path-segments.ts';

/** Kinds with their own first path segments; `/` is the home page, other paths are pages written by the owner. */
const KINDS = [
  'group',
  'product',
  'search',
  'cart',
  'checkout',
  'order',
  'login',
  'account',
  'office',
] as const satisfies readonly PageKind[];

/** The kind of page at a path: all that is reported of where a visitor was. */
export function pageKindOf(path: string): PageKind {
  const segment = firstSegment(path);
  return segment === '' ? 'home' : (KINDS.find((kind) => segmentsOf(kind).includes(segment)) ?? 'page');
}
