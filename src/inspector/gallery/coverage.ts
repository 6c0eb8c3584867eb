import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { ChartEdge } from '../charts/chart.ts';
import type { Lights } from '../view/lights.ts';

const runs = v.array(v.picklist(['unit', 'model', 'browser']));

const machineCoverage = v.object({
  states: v.array(v.string()),
  transitions: v.record(v.string(), runs),
  /** In which runs each guard has let through, and in which not. */
  guards: v.optional(v.record(v.string(), v.object({ held: runs, refused: runs })), {}),
  /** Why no walk in the browser takes a transition. */
  reasons: v.optional(v.record(v.string(), v.string()), {}),
});

const run = v.optional(v.nullable(v.object({ commit: v.string(), at: v.string() })), null);

/** What tests have reached: `npm run test:model` writes it. */
const coverageReport = v.object({
  machines: v.record(v.string(), machineCoverage),
  runs: v.optional(v.object({ memory: run, browser: run }), {}),
});

export type MachineCoverage = v.InferOutput<typeof machineCoverage>;
export type Coverage = v.InferOutput<typeof coverageReport>;

/** The report of what tests reach; empty until it is there, or where none was written. */
export function useCoverage(): Coverage {
  const [coverage, setCoverage] = useState<Coverage>({ machines: {}, runs: { memory: null, browser: null } });
  useEffect(() => {
    fetch('/dev/machines/coverage.json')
      .then(async (response) => {
        if (response.status !== 200) return;
        const read = v.safeParse(coverageReport, await response.json());
        if (read.success) setCoverage(read.output);
        else console.warn('The report of what tests reach cannot be read', v.flatten(read.issues));
      })
      .catch((error: unknown) => console.warn(error));
  }, []);
  return coverage;
}

/** What was walked and what was not. */
export function coverageLights({ states, transitions }: MachineCoverage): Lights {
  const reached = new Set(states);
  return {
    state: (id) => (reached.has(id) ? 'walked' : 'unwalked'),
    transition: (key) => ((transitions[key] ?? []).length > 0 ? 'walked' : 'unwalked'),
  };
}

/** How many guards were seen to let through and to refuse: `Guards seen both ways: 7 of 8`. */
export function guardWords({ guards }: MachineCoverage): string {
  const both = Object.values(guards).filter(({ held, refused }) => held.length > 0 && refused.length > 0);
  return `Guards seen both ways: ${both.length} of ${Object.keys(guards).length}`;
}

/** How many of a machine's transitions each kind of run has reached: `unit 12, model 34, browser 8 of 34`. */
export function coverageWords(edges: readonly ChartEdge[], { transitions }: MachineCoverage): string {
  const keys = [...new Set(edges.map(({ key }) => key))];
  const count = (kind: 'unit' | 'model' | 'browser') =>
    keys.filter((key) => (transitions[key] ?? []).includes(kind)).length;
  return `Transitions reached: unit ${count('unit')}, model ${count('model')}, browser ${count('browser')} of ${keys.length}`;
}
