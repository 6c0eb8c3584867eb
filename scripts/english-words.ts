import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Literal extends Node {
  value: string;
}

interface Property extends Node {
  key: Node & { name?: string };
  value: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isText = (node: Node | undefined): node is Literal =>
  node?.type === 'Literal' && 'value' in node && typeof node.value === 'string';

/** The text of a message that one of Lingui's macros has written into this object; null when it is another object. */
function messageIn(node: Node): Literal | null {
  if (node.type !== 'ObjectExpression' || !('properties' in node)) return null;
  const properties = (node.properties as Property[]).filter(({ type }) => type === 'Property');
  const valueOf = (name: string) => properties.find(({ key }) => key.name === name)?.value;
  const [id, message, context] = ['id', 'message', 'context'].map(valueOf);
  if (!isText(id) || !isText(message)) return null;
  const written = generateMessageId(message.value, isText(context) ? context.value : undefined);
  return id.value === written ? message : null;
}

function* messagesIn(node: Node): Generator<Literal> {
  const message = messageIn(node);
  if (message) yield message;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* messagesIn(part);
}

/** A module as Lingui's macros leave it → the same with each message compiled, as catalogues are. */
export function withCompiledMessages(code: string, module: Node): string {
  let compiled = code;
  // From the end, so that what is still to be replaced stays where it is.
  for (const { start, end, value } of [...messagesIn(module)].toSorted((a, b) => b.start - a.start))
    compiled = compiled.slice(0, start) + JSON.stringify(compileMessage(value)) + compiled.slice(end);
  return compiled;
}

/**
 * Leaves the English words, compiled, beside the code that says them: an English page waits for no catalogue and loads
 * no words of other pages, and what is not translated stays English (I18-04).
 */
export function englishWords(): Plugin {
  return {
    name: 'english-words',
    apply: 'build',
    // When macros and JSX have become plain objects.
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'message:' },
      handler(code) {
        return { code: withCompiledMessages(code, this.parse(code)), map: null };
      },
    },
  };
}
