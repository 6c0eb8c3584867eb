import { useState } from 'react';
import { Guarded } from '../view/Guarded.tsx';
import { ActorTree } from './ActorTree.tsx';
import { EventLog } from './EventLog.tsx';
import { LiveBar } from './LiveBar.tsx';
import { LiveChart } from './LiveChart.tsx';
import { SendEvent } from './SendEvent.tsx';
import { SequenceDiagram } from './SequenceDiagram.tsx';
import { StepDetails } from './StepDetails.tsx';
import { useLive } from './use-live.ts';
import { useView } from './use-view.ts';

const panels = ['Details', 'Sequence', 'Send'] as const;

/** The machines of running tabs, or of a recording: who there is, where they stand, and what happened. */
export function LivePage() {
  const live = useLive();
  const view = useView(live);
  const [panel, setPanel] = useState<(typeof panels)[number]>('Details');
  const isEmpty = live.store.actors.size === 0;
  return (
    <main className="live-page">
      <LiveBar live={live} view={view} />
      {isEmpty && (
        <p role="status" className="waiting">
          No machine has been heard of yet. Open the shop in another tab of this browser
          {import.meta.env.DEV && ', or on another machine in this network'}, or open a recording.
        </p>
      )}
      <div className="live-grid" key={live.opened}>
        <Guarded what="The list of actors">
          <ActorTree live={live} view={view} />
        </Guarded>
        <Guarded what="The chart">
          <LiveChart live={live} view={view} />
        </Guarded>
        <Guarded what="The log">
          <EventLog live={live} view={view} />
        </Guarded>
        <section className="panel" aria-label="About the step">
          <div role="tablist" aria-label="What is shown of the step">
            {panels.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={panel === name}
                onClick={() => setPanel(name)}
              >
                {name}
              </button>
            ))}
          </div>
          <Guarded key={panel} what={panel}>
            {panel === 'Details' && <StepDetails live={live} view={view} />}
            {panel === 'Sequence' && <SequenceDiagram live={live} view={view} />}
            {panel === 'Send' && <SendEvent live={live} view={view} />}
          </Guarded>
        </section>
      </div>
    </main>
  );
}
