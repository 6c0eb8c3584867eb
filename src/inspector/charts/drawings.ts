import type { ELK } from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';
import { layOut, withPlaces } from './chart-layout.ts';
import type { Drawing, Places } from './chart-layout.ts';

/** What the build has laid out, by machine; in development nothing is. */
const laidOut: Promise<Record<string, Places>> = import.meta.env.PROD
  ? fetch(`${import.meta.env.BASE_URL}drawings.json`).then(
      (response): Promise<Record<string, Places>> | Record<string, Places> =>
        response.ok ? response.json() : {},
      () => ({}),
    )
  : Promise.resolve({});

let engine: Promise<Pick<ELK, 'layout'>> | null = null;

/** Half a megabyte, loaded when something must be laid out here. */
const loadEngine = () =>
  (engine ??= import('elkjs/lib/elk-api').then(({ default: Elk }) => new Elk({ workerUrl })));

const drawn = new WeakMap<AnyStateMachine, Promise<Drawing>>();

async function draw(machine: AnyStateMachine): Promise<Drawing> {
  const chart = chartOf(machine);
  const ready = withPlaces(chart, (await laidOut)[chart.id]);
  return ready ?? layOut(chart, await loadEngine());
}

/** The drawing of a machine, the same one each time. */
export function drawingOf(machine: AnyStateMachine): Promise<Drawing> {
  const known = drawn.get(machine) ?? draw(machine);
  drawn.set(machine, known);
  return known;
}
