import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { ChartEdge } from '../charts/chart.ts';
import type { Highlights } from '../view/highlights.ts';

const runs = v.array(v.picklist(['unit', 'model', 'browser']));

const machineCoverage = v.object({
  states: v.array(v.string()),
  transitions: v.record(v.string(), runs),
  /** The runs in which each guard passed, and in which it failed. */
  guards: v.optional(v.record(v.string(), v.object({ passed: runs, refused: runs })), {}),
  /** Why no browser walk takes a transition. */
  reasons: v.optional(v.record(v.string(), v.string()), {}),
});

const run = v.optional(v.nullable(v.object({ commit: v.string(), at: v.string() })), null);

/** The coverage report that `npm run test:model` writes. */
const coverageReport = v.object({
  machines: v.record(v.string(), machineCoverage),
  runs: v.optional(v.object({ memory: run, browser: run }), {}),
});

export type MachineCoverage = v.InferOutput<typeof machineCoverage>;
export type CoverageReport = v.InferOutput<typeof coverageReport>;

/** Loads the coverage report; empty until loaded, or when there is none. */
export function useCoverage(): CoverageReport {
  const [coverage, setCoverage] = useState<CoverageReport>({
    machines: {},
    runs: { memory: null, browser: null },
  });
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

/** Highlights what was covered and what was not. */
export function coverageHighlights({ states, transitions }: MachineCoverage): Highlights {
  const reached = new Set(states);
  return {
    state: (id) => (reached.has(id) ? 'walked' : 'unwalked'),
    transition: (key) => ((transitions[key] ?? []).length > 0 ? 'walked' : 'unwalked'),
  };
}

/** Counts the guards seen both passing and failing: `Guards seen both ways: 7 of 8`. */
export function guardCoverageText({ guards }: MachineCoverage): string {
  const both = Object.values(guards).filter(({ passed, refused }) => passed.length > 0 && refused.length > 0);
  return `Guards seen both ways: ${both.length} of ${Object.keys(guards).length}`;
}

/** Counts the transitions covered by each kind of run: `unit 12, model 34, browser 8 of 34`. */
export function coverageText(edges: readonly ChartEdge[], { transitions }: MachineCoverage): string {
  const keys = [...new Set(edges.map(({ key }) => key))];
  const count = (kind: 'unit' | 'model' | 'browser') =>
    keys.filter((key) => (transitions[key] ?? []).includes(kind)).length;
  return `Transitions reached: unit ${count('unit')}, model ${count('model')}, browser ${count('browser')} of ${keys.length}`;
}
