import { chartOf } from '../charts/chart.ts';
import { drawingInside } from '../charts/chart-svg.ts';
import type { CataloguedMachine } from '../charts/catalogue.ts';
import { coverageText } from './coverage.ts';
import type { CoverageReport } from './coverage.ts';
import type { FoundMachine } from './search-machines.ts';
import { useDrawing } from './use-drawing.ts';

interface MachineCardProps {
  entry: CataloguedMachine;
  hits: FoundMachine['hits'];
  coverage: CoverageReport;
}

/** A machine in the overview: a thumbnail of its drawing, and the search hits in it. */
export function MachineCard({ entry: { machine }, hits, coverage }: MachineCardProps) {
  const { id, states, edges } = chartOf(machine);
  const reached = coverage.machines[id];
  return (
    <li className="card">
      <a href={`#${id}`} aria-label={`${id}, ${states.length} states, ${edges.length} transitions`}>
        <Thumbnail machine={machine} />
        <strong>{id}</strong>
      </a>
      <p>
        {states.length} states, {edges.length} transitions
      </p>
      {reached && <p>{coverageText(edges, reached)}</p>}
      {hits.length > 0 && (
        <ul className="hits">
          {hits.map(({ state, text }) => (
            <li key={`${state} ${text}`}>
              <a href={`#${id}/${state}`}>
                {state}: {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Thumbnail({ machine }: Pick<CataloguedMachine, 'machine'>) {
  const drawing = useDrawing(machine);
  if (!drawing) return <svg className="thumbnail" aria-hidden />;
  const { viewBox, inside } = drawingInside(drawing);
  return (
    <svg className="thumbnail" viewBox={viewBox} aria-hidden dangerouslySetInnerHTML={{ __html: inside }} />
  );
}
