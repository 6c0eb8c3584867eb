import type { PageKind } from '../../../graphql/generated/contract-rules.ts';
import { segmentsOf } from '../../../rules/path-segments.ts';

/** Kinds with paths of their own; `/` is the home, and all others are pages that the owner has written. */
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
  const [, segment = ''] = path.split('/', 2);
  return segment === '' ? 'home' : (KINDS.find((kind) => segmentsOf(kind).includes(segment)) ?? 'page');
}
