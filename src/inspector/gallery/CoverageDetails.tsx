import type { ChartEdge } from '../charts/chart.ts';
import { coverageText, guardCoverageText } from './coverage.ts';
import type { MachineCoverage } from './coverage.ts';
import { runLabels } from './run-labels.ts';
import type { Runs } from './run-labels.ts';

/** The test coverage of a machine, and why browser walks leave some of it out. */
export function CoverageDetails({
  edges,
  reached,
  runs,
}: {
  edges: readonly ChartEdge[];
  reached: MachineCoverage;
  runs: Runs;
}) {
  const reasons = Object.entries(reached.reasons);
  return (
    <section aria-label="What tests reach">
      <p>{coverageText(edges, reached)}</p>
      <p>{guardCoverageText(reached)}</p>
      {runLabels(runs).map((label) => (
        <p key={label}>{label}</p>
      ))}
      {reasons.length > 0 && (
        <details>
          <summary>Left out in the browser: {reasons.length}</summary>
          <ul>
            {reasons.map(([key, reason]) => (
              <li key={key}>
                <code>{key}</code>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
