import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { actionName, guardText } from './chart-text.ts';
import { childrenOf, declaredActions, delayName, transitionsByEvent } from './machine-parts.ts';
import type { StateNode } from './machine-parts.ts';
import { element, escapeXml } from './xml.ts';

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

/** Named actions become calls; others are logged. */
function executable(action: unknown): string {
  const name = actionName(action);
  return isIdentifier(name) && name !== 'assign'
    ? element('script', {}, `${escapeXml(name)}();`)
    : element('log', { label: 'action', expr: `'${name}'` });
}

/** Ids must be unique in a document, but several states may invoke the same actor id. */
const workId = (node: StateNode, id: string) => `${node.id}.${id}`;

/** Converts XState's event names to SCXML's. */
function eventName(event: string, node: StateNode): string | null {
  if (event === '') return null;
  const own = node.invoke.find(({ id }) => event.endsWith(`.actor.${id}`));
  const named = own ? event.slice(0, -own.id.length) + workId(node, own.id) : event;
  return named
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.platform.')
    .replace(/^xstate\.(done\.state|after|snapshot)\./, '$1.');
}

const condition = (guard: unknown): string =>
  guardText(guard)
    .split(' ')
    .map((word) => ({ and: '&&', or: '||', not: '!' })[word] ?? (isIdentifier(word) ? `${word}()` : 'true'))
    .join(' ');

function transitionXml(node: StateNode, transition: AnyTransitionDefinition): string {
  const { eventType, target, guard, actions, reenter } = transition;
  const attributes = {
    event: eventName(eventType, node),
    cond: guard === undefined ? null : condition(guard),
    target: target?.map(({ id }) => id).join(' ') ?? null,
    type: target && !reenter ? 'internal' : null,
  };
  return element('transition', attributes, actions.map(executable));
}

/** A delay calculated from the context becomes an expression. */
function waiting(machine: AnyStateMachine, node: StateNode): { sends: string[]; cancels: string[] } {
  const delays = transitionsByEvent(node).flatMap(([event]) => {
    const name = delayName(event, node.id);
    return name === null ? [] : [{ event: eventName(event, node) ?? '', name }];
  });
  const sends = delays.map(({ event, name }) => {
    const length: unknown = machine.implementations.delays[name] ?? Number(name);
    const isFixed = typeof length === 'number' && !Number.isNaN(length);
    return element('send', {
      id: event,
      event,
      delay: isFixed ? `${length}ms` : null,
      delayexpr: isFixed ? null : `${name}()`,
    });
  });
  return { sends, cancels: delays.map(({ event }) => element('cancel', { sendid: event })) };
}

const block = (name: string, parts: string[]) => (parts.length > 0 ? element(name, {}, parts) : '');

function stateXml(machine: AnyStateMachine, node: StateNode): string {
  const { id, type, config, invoke, history } = node;
  const transitions = transitionsByEvent(node).flatMap(([, group]) =>
    group.map((transition) => transitionXml(node, transition)),
  );
  if (type === 'history')
    return element('history', { id, type: history === 'deep' ? 'deep' : 'shallow' }, transitions);
  const { sends, cancels } = waiting(machine, node);
  const works = invoke.map(({ id: work, src }) =>
    element('invoke', { id: workId(node, work), src: `#${typeof src === 'string' ? src : work}` }),
  );
  const names = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final' } as const;
  const initial = type === 'compound' ? node.initial.target.map((target) => target.id).join(' ') : null;
  return element(names[type], { id, initial }, [
    block('onentry', [...declaredActions(config.entry).map(executable), ...sends]),
    block('onexit', [...declaredActions(config.exit).map(executable), ...cancels]),
    ...transitions,
    ...works,
    ...childrenOf(node).map((child) => stateXml(machine, child)),
  ]);
}

/** Converts a machine to W3C's State Chart XML; guards and actions become calls of functions by name. */
export function scxmlOf(machine: AnyStateMachine): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2005/07/scxml',
    version: '1.0',
    name: machine.id,
    datamodel: 'ecmascript',
    initial: machine.root.id,
  };
  const document = element('scxml', attributes, stateXml(machine, machine.root));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}
