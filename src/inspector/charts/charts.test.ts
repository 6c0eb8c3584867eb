import ELK from 'elkjs/lib/elk.bundled.js';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { edgePaths, stateKey } from '../../machines/testing/edge-paths.ts';
import type { AnyModel } from '../../machines/testing/machine-model.ts';
import { statesOf } from '../../machines/testing/machine-parts.ts';
import { recreateMachine } from '../testing/recreate-machine.ts';
import { scxmlProblems } from '../testing/scxml-rules.ts';
import { catalogue } from './catalogue.ts';
import { chartOf } from './chart.ts';
import { layOut } from './chart-layout.ts';
import { mermaidOf } from './chart-mermaid.ts';
import { scxmlOf } from './chart-scxml.ts';
import { svgOf } from './chart-svg.ts';
import { machineJson } from './machine-json.ts';

const models = Object.values(
  import.meta.glob<Record<string, AnyModel>>('../../machines/*/*.paths.ts', { eager: true }),
)
  .flatMap((exports) => Object.values(exports))
  .filter((value) => typeof value === 'object' && value !== null && 'machine' in value);

const elk = new ELK();

const machines = catalogue.map(({ machine }) => ({ id: machine.id, machine }));

test('the gallery draws every machine that has a model', () => {
  expect(models.length).toBeGreaterThan(20);
  expect(machines.map(({ id }) => id)).toEqual(
    expect.arrayContaining(models.map(({ machine }) => machine.id)),
  );
});

describe.each(machines)('the chart of $id', ({ machine }) => {
  const chart = chartOf(machine);

  test('has every state and every transition of the machine', () => {
    const states = statesOf(machine);
    expect(chart.states.map(({ id }) => id)).toEqual(states.map(({ id }) => id));
    const declared = states.flatMap((state) => [
      ...[...state.transitions.values()].flat(),
      ...(state.always ?? []),
    ]);
    expect(chart.edges).toHaveLength(declared.length);
  });

  test('gives each state a place in its parent, and each arrow a line and a place for its label', async () => {
    const drawing = await layOut(chart, elk);
    const places = new Map(drawing.states.map((drawn) => [drawn.state.id, drawn]));
    for (const { state, x, y, width, height } of drawing.states)
      for (const child of state.children) {
        const inside = places.get(child.id);
        expect(inside?.x).toBeGreaterThan(x);
        expect(inside?.y).toBeGreaterThan(y);
        expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThan(x + width);
        expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThan(y + height);
      }
    for (const { points, label } of drawing.arrows) {
      expect(points.length).toBeGreaterThan(1);
      expect(label.x + label.y).toBeGreaterThan(0);
    }
    const svg = new JSDOM(svgOf(drawing), { contentType: 'image/svg+xml' }).window.document;
    expect(svg.querySelectorAll('[data-state]')).toHaveLength(chart.states.length);
    expect(svg.querySelectorAll('[data-transition]')).toHaveLength(drawing.arrows.length);
  });

  test('is written in Mermaid with each state and each transition once', () => {
    const lines = mermaidOf(chart).split('\n');
    expect(lines.filter((line) => /^ *state "/.test(line))).toHaveLength(chart.states.length);
    expect(lines.filter((line) => /^ {2}\w+ --> \w+: \S/.test(line))).toHaveLength(chart.edges.length);
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(
      lines.filter((line) => /^ *}$/.test(line)).length,
    );
  });

  test('follows the rules of SCXML: elements, attributes and their values, and existing names', () => {
    const { document } = new JSDOM(scxmlOf(machine), { contentType: 'application/xml' }).window;
    expect(scxmlProblems(document)).toEqual([]);
    expect(document.querySelectorAll('state, parallel, final')).toHaveLength(chart.states.length);
    expect(document.querySelectorAll('transition')).toHaveLength(chart.edges.length);
  });
});

describe.each(models.map((model) => ({ id: model.machine.id, model })))('the JSON of $id', ({ model }) => {
  /** Each edge by the places of its events in the model, its source and its target. */
  const edgesOf = (given: AnyModel) =>
    edgePaths({ ...given, inputs: given.inputs.slice(0, 1) }).map(({ events, source, target }) =>
      [
        events.map((event) => given.events.indexOf(event)).join(' → '),
        stateKey(given, source),
        stateKey(given, target),
      ].join(' | '),
    );

  test('recreates the same machine, with the same adjacency map', () => {
    const remade = { ...model, machine: recreateMachine(model.machine) };
    expect(edgesOf(remade)).toEqual(edgesOf(model));
    expect(machineJson(remade.machine).states).toEqual(machineJson(model.machine).states);
  });
});
