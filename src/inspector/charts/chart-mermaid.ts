import { edgeText } from './chart-boxes.ts';
import type { Chart, ChartState } from './chart.ts';

const INDENT = '  ';

/** Mermaid does not allow dots in state names. */
const nameOf = (id: string) => id.replaceAll(/\W/g, '_');

/** A colon would end the name of a state, a semicolon the line. */
const escaped = (text: string) => text.replaceAll(':', '∶').replaceAll(';', ',').replaceAll('#', '♯');

function stateLines({ id, name, kind, children, isInitial }: ChartState, depth: number): string[] {
  const indent = INDENT.repeat(depth);
  const own = nameOf(id);
  const first = isInitial ? [`${indent}[*] --> ${own}`] : [];
  const last = kind === 'final' ? [`${indent}${own} --> [*]`] : [];
  if (children.length === 0) return [`${indent}state "${escaped(name)}" as ${own}`, ...first, ...last];
  const inside = children.flatMap((child, index) => [
    ...(kind === 'parallel' && index > 0 ? [`${indent}${INDENT}--`] : []),
    ...stateLines(child, depth + 1),
  ]);
  return [`${indent}state "${escaped(name)}" as ${own} {`, ...inside, `${indent}}`, ...first];
}

/** Converts a chart to a Mermaid state diagram. */
export function mermaidOf({ root, edges }: Chart): string {
  const transitions = edges.map((edge) => {
    const { source, target } = edge;
    return `${INDENT}${nameOf(source)} --> ${nameOf(target)}: ${escaped(edgeText(edge))}`;
  });
  return ['stateDiagram-v2', ...stateLines(root, 1), ...transitions, ''].join('\n');
}
