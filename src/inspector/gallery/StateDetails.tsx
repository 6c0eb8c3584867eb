import { edgeText } from '../charts/chart-boxes.ts';
import type { Chart, ChartState } from '../charts/chart.ts';

interface StateDetailsProps {
  chart: Chart;
  focus: string | null;
}

/** Links to all states, and the details of the selected one. */
export function StateDetails({ chart, focus }: StateDetailsProps) {
  const looked = chart.states.find(({ id }) => id === focus);
  return (
    <>
      {focus !== null && !looked && (
        <p role="alert">
          {chart.id} has no state {focus}.
        </p>
      )}
      {looked && <StateText chart={chart} state={looked} />}
      <h2>States</h2>
      <ul className="state-links">
        {chart.states.map(({ id, description }) => (
          <li key={id}>
            <a href={`#${chart.id}/${id}`} aria-current={id === focus ? 'true' : undefined}>
              {id}
            </a>
            {description !== '' && <small>{description}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

function StateText({ chart, state }: { chart: Chart; state: ChartState }) {
  const leaving = chart.edges.filter(({ source }) => source === state.id);
  const arriving = chart.edges.filter(({ source, target }) => target === state.id && source !== state.id);
  return (
    <section aria-live="polite" aria-label={`State ${state.id}`}>
      <h2>{state.id}</h2>
      <p>{state.description || 'No description.'}</p>
      {state.tags.length > 0 && <p>Tags: {state.tags.join(', ')}</p>}
      {state.invokes.map(({ id, src }) => (
        <p key={id}>
          Runs {id}
          {id !== src && `: ${src}`}
        </p>
      ))}
      <h3>Goes on</h3>
      <ul>
        {leaving.map((edge) => (
          <li key={edge.id}>
            {edgeText(edge)} → <a href={`#${chart.id}/${edge.target}`}>{edge.target}</a>
          </li>
        ))}
      </ul>
      <h3>Comes from</h3>
      <ul>
        {arriving.map((edge) => (
          <li key={edge.id}>
            <a href={`#${chart.id}/${edge.source}`}>{edge.source}</a>: {edgeText(edge)}
          </li>
        ))}
      </ul>
    </section>
  );
}
