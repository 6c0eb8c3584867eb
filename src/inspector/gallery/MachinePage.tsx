import { useState } from 'react';
import type { CataloguedMachine } from '../charts/catalogue.ts';
import { ChartView } from '../view/ChartView.tsx';
import { noHighlights } from '../view/highlights.ts';
import { CoverageDetails } from './CoverageDetails.tsx';
import { coverageHighlights } from './coverage.ts';
import type { CoverageReport } from './coverage.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { StateDetails } from './StateDetails.tsx';
import { useDrawing } from './use-drawing.ts';

interface MachinePageProps {
  entry: CataloguedMachine;
  /** The id of the selected state. */
  focus: string | null;
  coverage: CoverageReport;
}

const EMPTY = { states: [], transitions: {}, guards: {}, reasons: {} };

/** The page of a machine: chart, states, coverage and exports. */
export function MachinePage({ entry, focus, coverage }: MachinePageProps) {
  const { machine, file } = entry;
  const drawing = useDrawing(machine);
  const [showsCoverage, setShowsCoverage] = useState(false);
  const reached = coverage.machines[machine.id] ?? EMPTY;
  const lights = showsCoverage ? coverageHighlights(reached) : noHighlights;
  const look = (state: string) => void (window.location.hash = `${machine.id}/${state}`);
  return (
    <main className="machine-page">
      <header className="bar">
        <nav aria-label="Where you are">
          <a href="/dev/machines">All machines</a>
        </nav>
        <h1>{machine.id}</h1>
        <code>src/machines/{file}</code>
        <a href={`/dev/machines/live#${machine.id}`}>Watch it live</a>
        {machine.id in coverage.machines && (
          <label>
            <input
              type="checkbox"
              checked={showsCoverage}
              onChange={({ target }) => setShowsCoverage(target.checked)}
            />
            What tests reach
          </label>
        )}
        {drawing && <ExportButtons machine={machine} drawing={drawing} />}
      </header>
      {drawing ? (
        <div className="machine-columns">
          <ChartView drawing={drawing} lights={lights} focus={focus} onFocus={look} />
          <aside aria-label="States">
            {showsCoverage && (
              <CoverageDetails edges={drawing.chart.edges} reached={reached} runs={coverage.runs} />
            )}
            <StateDetails chart={drawing.chart} focus={focus} />
          </aside>
        </div>
      ) : (
        <p role="status">Drawing {machine.id} …</p>
      )}
    </main>
  );
}
