import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { ChartEdge } from '../charts/chart.ts';
import type { Lights } from '../view/lights.ts';

const machineCoverage = v.object({
  states: v.array(v.string()),
  transitions: v.record(v.string(), v.array(v.picklist(['unit', 'model', 'browser']))),
});

/** What tests have reached: `npm run test:model` writes it. */
const coverageReport = v.object({ machines: v.record(v.string(), machineCoverage) });

export type MachineCoverage = v.InferOutput<typeof machineCoverage>;
export type Coverage = Record<string, MachineCoverage>;

/** The report of what tests reach; empty until it is there, or where none was written. */
export function useCoverage(): Coverage {
  const [coverage, setCoverage] = useState<Coverage>({});
  useEffect(() => {
    fetch('/dev/machines/coverage.json')
      .then(async (response) => {
        if (response.status !== 200) return;
        const read = v.safeParse(coverageReport, await response.json());
        if (read.success) setCoverage(read.output.machines);
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

/** How many of a machine's transitions each kind of run has reached: `unit 12, model 34, browser 8 of 34`. */
export function coverageWords(edges: readonly ChartEdge[], { transitions }: MachineCoverage): string {
  const keys = [...new Set(edges.map(({ key }) => key))];
  const count = (kind: 'unit' | 'model' | 'browser') =>
    keys.filter((key) => (transitions[key] ?? []).includes(kind)).length;
  return `Transitions reached: unit ${count('unit')}, model ${count('model')}, browser ${count('browser')} of ${keys.length}`;
}
