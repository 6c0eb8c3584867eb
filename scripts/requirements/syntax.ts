import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript), as far as readers of test files need it. */
export interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The direct children of a node, in source order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The node in a field; `null` when there is none. */
export function nodeIn(node: SyntaxNode, field: string): SyntaxNode | null {
  const value = node[field];
  return isNode(value) ? value : null;
}

/** The nodes in a list field. */
export function nodesIn(node: SyntaxNode, field: string): SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier; `null` for other nodes. */
export function nameOf(node: SyntaxNode | null): string | null {
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : null;
}

/**
 * The text of a string, of a template up to its first expression, or of the first operand of a sum; `null`
 * for other nodes.
 */
export function textOf(node: SyntaxNode | null): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type === 'BinaryExpression') return textOf(nodeIn(node, 'left'));
  if (node?.type !== 'TemplateLiteral') return null;
  const value: unknown = nodesIn(node, 'quasis')[0]?.['value'];
  const hasText = typeof value === 'object' && value !== null && 'cooked' in value;
  return hasText && typeof value.cooked === 'string' ? value.cooked : null;
}

/** Parses a TypeScript file. Throws when it is invalid. */
export function parseFile(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  const first = errors[0];
  if (first) throw new Error(`${file}: ${first.message}`);
  if (!isNode(program)) throw new Error(`${file}: nothing to read`);
  return program;
}
