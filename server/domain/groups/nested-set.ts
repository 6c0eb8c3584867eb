/**
 * A node's position in its tree: `lft` and `rgt` enclose those of all descendants, `level` is the depth below
 * the root, which is 0 and starts at `lft` 1.
 */
export interface TreePosition {
  id: number;
  lft: number;
  rgt: number;
  level: number;
}

interface Branch {
  id: number;
  children: Branch[];
}

const inTreeOrder = <T extends TreePosition>(nodes: readonly T[]): T[] =>
  [...nodes].sort((a, b) => a.lft - b.lft);

/** Returns the parent's id of every node of one tree; null for the root. */
export function parentsOf(nodes: readonly TreePosition[]): Map<number, number | null> {
  const parents = new Map<number, number | null>();
  const open: TreePosition[] = [];
  for (const node of inTreeOrder(nodes)) {
    while (open.length > 0 && (open.at(-1)?.rgt ?? 0) < node.lft) open.pop();
    parents.set(node.id, open.at(-1)?.id ?? null);
    open.push(node);
  }
  return parents;
}

function branchesOf(nodes: readonly TreePosition[]): Map<number, Branch> {
  const branches = new Map<number, Branch>(nodes.map(({ id }) => [id, { id, children: [] }]));
  const parents = parentsOf(nodes);
  for (const { id } of inTreeOrder(nodes)) {
    const branch = branches.get(id);
    const parent = branches.get(parents.get(id) ?? 0);
    if (branch && parent) parent.children.push(branch);
  }
  return branches;
}

function numbered(branch: Branch, lft: number, level: number): TreePosition[] {
  let next = lft + 1;
  const below = branch.children.flatMap((child) => {
    const positions = numbered(child, next, level + 1);
    next += positions.length * 2;
    return positions;
  });
  return [{ id: branch.id, lft, rgt: next, level }, ...below];
}

/**
 * Whether the positions of one tree are consistent: each number from 1 to 2n once, each level one deeper than
 * the parent's.
 * @internal tests check every change of a tree with it
 */
export function isConsistent(nodes: readonly TreePosition[]): boolean {
  const [root] = inTreeOrder(nodes);
  if (!root) return true;
  const expected = new Map(
    numbered(branchesOf(nodes).get(root.id) ?? { id: root.id, children: [] }, 1, 0).map((position) => [
      position.id,
      position,
    ]),
  );
  return nodes.every((node) => {
    const position = expected.get(node.id);
    return position?.lft === node.lft && position.rgt === node.rgt && position.level === node.level;
  });
}

/**
 * Moves the node `id` with its descendants under `parentId`, as its child number `position` (0 first; beyond
 * the end: last), and renumbers the tree (ENT-04).
 * @returns the positions that change, or null if the move is impossible: an unknown node, the root itself, or
 *   a parent inside the moved branch
 */
export function moveNode(
  nodes: readonly TreePosition[],
  id: number,
  parentId: number,
  position: number,
): TreePosition[] | null {
  const branches = branchesOf(nodes);
  const parents = parentsOf(nodes);
  const moving = branches.get(id);
  const oldParent = branches.get(parents.get(id) ?? 0);
  const newParent = branches.get(parentId);
  if (!moving || !oldParent || !newParent) return null;
  for (let above: number | null = parentId; above !== null; above = parents.get(above) ?? null) {
    if (above === id) return null;
  }
  oldParent.children.splice(oldParent.children.indexOf(moving), 1);
  newParent.children.splice(Math.max(0, position), 0, moving);
  const root = inTreeOrder(nodes)[0];
  const rootBranch = root && branches.get(root.id);
  if (!rootBranch) return null;
  const before = new Map(nodes.map((node) => [node.id, node]));
  return numbered(rootBranch, 1, 0).filter((node) => {
    const old = before.get(node.id);
    return old?.lft !== node.lft || old.rgt !== node.rgt || old.level !== node.level;
  });
}
