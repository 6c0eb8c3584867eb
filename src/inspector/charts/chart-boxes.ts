import type { Chart, ChartEdge, ChartState } from './chart.ts';

/** Fixed text metrics, so that a drawing is the same on every system. */
export const LINE_HEIGHT = 16;
export const PADDING = 10;
const LETTER_WIDTH = 6.8;
const TITLE_LETTER_WIDTH = 7.6;
const WRAP_AT = 38;
const MIN_WIDTH = 90;

/** The kind of a line in a state's box. */
export type LineKind = 'title' | 'description' | 'tags' | 'invoke' | 'entry' | 'exit' | 'internal';

export interface BoxLine {
  /** Index from the top. */
  id: number;
  kind: LineKind;
  text: string;
  /** Keys of the transitions of an internal line. */
  keys: string[];
}

/** The lines of a state's box, and the size they need. */
export interface Box {
  lines: BoxLine[];
  width: number;
  height: number;
}

/** The label of a transition: event, guard, actions. */
export function edgeText({ label, guard, actions }: ChartEdge): string {
  const condition = guard === null ? '' : ` [${guard}]`;
  const effects = actions.length === 0 ? '' : ` / ${actions.join(', ')}`;
  return label + condition + effects;
}

/** Wraps text between words. */
export function wrapText(text: string, at = WRAP_AT): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > at) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

export const textWidth = (text: string): number => Math.ceil(text.length * LETTER_WIDTH);

const linesOf = (kind: LineKind, text: string, keys: string[] = []): Omit<BoxLine, 'id'>[] =>
  text === '' ? [] : wrapText(text).map((line) => ({ kind, text: line, keys }));

const KIND_MARKS: Record<ChartState['kind'], string> = {
  atomic: '',
  compound: '',
  parallel: ' ∥',
  final: ' ◉',
  history: ' H',
};

/** The box of a state; `internal` are the transitions that do not leave it. */
export function boxOf(state: ChartState, internal: readonly ChartEdge[]): Box {
  const lines = [
    { kind: 'title' as const, text: state.name + KIND_MARKS[state.kind], keys: [] },
    ...linesOf('description', state.description),
    ...linesOf('tags', state.tags.map((tag) => `#${tag}`).join(' ')),
    ...state.invokes.flatMap(({ id, src }) => linesOf('invoke', `⚙ ${id === src ? id : `${id}: ${src}`}`)),
    ...linesOf('entry', state.entry.length > 0 ? `entry / ${state.entry.join(', ')}` : ''),
    ...linesOf('exit', state.exit.length > 0 ? `exit / ${state.exit.join(', ')}` : ''),
    ...internal.flatMap((edge) => linesOf('internal', edgeText(edge), [edge.key])),
  ];
  const widths = lines.map(({ kind, text }) =>
    kind === 'title' ? Math.ceil(text.length * TITLE_LETTER_WIDTH) : textWidth(text),
  );
  return {
    lines: lines.map((line, id) => ({ ...line, id })),
    width: Math.max(MIN_WIDTH, ...widths) + 2 * PADDING,
    height: lines.length * LINE_HEIGHT + 2 * PADDING,
  };
}

/** Groups transitions with the same source and target into one arrow. */
export function groupIntoArrows({ edges }: Chart): ChartEdge[][] {
  const between = Map.groupBy(
    edges.filter(({ isInternal }) => !isInternal),
    ({ source, target }) => `${source}|${target}`,
  );
  return [...between.values()];
}

/** The internal transitions by state. */
export function internalTransitions({ edges }: Chart): Map<string, ChartEdge[]> {
  return Map.groupBy(
    edges.filter(({ isInternal }) => isInternal),
    ({ source }) => source,
  );
}
