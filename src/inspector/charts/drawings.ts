import type { ELK } from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';
import { drawAtPositions, layOut } from './chart-layout.ts';
import type { Drawing, Positions } from './chart-layout.ts';

/** The positions calculated by the build, by machine; none in development. */
const laidOut: Promise<Record<string, Positions>> = import.meta.env.PROD
  ? fetch(`${import.meta.env.BASE_URL}drawings.json`).then(
      (response): Promise<Record<string, Positions>> | Record<string, Positions> =>
        response.ok ? response.json() : {},
      () => ({}),
    )
  : Promise.resolve({});

let engine: Promise<Pick<ELK, 'layout'>> | null = null;

/** Half a megabyte, only loaded when a chart must be laid out in the browser. */
const loadEngine = () =>
  (engine ??= import('elkjs/lib/elk-api').then(({ default: Elk }) => new Elk({ workerUrl })));

const drawn = new WeakMap<AnyStateMachine, Promise<Drawing>>();

async function draw(machine: AnyStateMachine): Promise<Drawing> {
  const chart = chartOf(machine);
  const ready = drawAtPositions(chart, (await laidOut)[chart.id]);
  return ready ?? layOut(chart, await loadEngine());
}

/** Returns the drawing of a machine, cached. */
export function drawingOf(machine: AnyStateMachine): Promise<Drawing> {
  const known = drawn.get(machine) ?? draw(machine);
  drawn.set(machine, known);
  return known;
}
