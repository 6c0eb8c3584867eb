import './live.css';
import type { Recording } from '../recording/recording.ts';
import { ErrorBoundary } from '../view/ErrorBoundary.tsx';
import { ActorTree } from './ActorTree.tsx';
import { EventLog } from './EventLog.tsx';
import { LiveToolbar } from './LiveToolbar.tsx';
import { LiveChart } from './LiveChart.tsx';
import { StepPanels } from './StepPanels.tsx';
import { useLiveData } from './use-live-data.ts';
import { useView } from './use-view.ts';

/** The machines of running tabs, or of a recording: actors, states and events. `recording` is shown first. */
export function LivePage({ recording = null }: { recording?: Recording | null }) {
  const live = useLiveData(recording);
  const view = useView(live);
  const isEmpty = live.store.actors.size === 0;
  return (
    <main className="live-page">
      <LiveToolbar live={live} view={view} />
      {isEmpty && (
        <p role="status" className="waiting">
          No machine has been heard of yet. Open the shop in another tab of this browser
          {import.meta.env.DEV && ', or on another machine in this network'}, or open a recording.
        </p>
      )}
      <div className="live-grid" key={live.opened}>
        <ErrorBoundary what="The list of actors">
          <ActorTree live={live} view={view} />
        </ErrorBoundary>
        <ErrorBoundary what="The chart">
          <LiveChart live={live} view={view} />
        </ErrorBoundary>
        <ErrorBoundary what="The log">
          <EventLog live={live} view={view} />
        </ErrorBoundary>
        <StepPanels live={live} view={view} />
      </div>
    </main>
  );
}
