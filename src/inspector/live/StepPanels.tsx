import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ErrorBoundary } from '../view/ErrorBoundary.tsx';
import type { LiveProps } from './live-props.ts';
import { SendEvent } from './SendEvent.tsx';
import { SequenceDiagram } from './SequenceDiagram.tsx';
import { StepDetails } from './StepDetails.tsx';

const panels = { Details: StepDetails, Sequence: SequenceDiagram, Send: SendEvent };
type Panel = keyof typeof panels;
const names = Object.keys(panels) as Panel[];

const tabId = (name: Panel) => `tab-${name}`;
const PANEL = 'step-panel';

/** Details of the selected step, in one of three panels. */
export function StepPanels({ live, view }: LiveProps) {
  const [shown, setShown] = useState<Panel>('Details');
  const Shown = panels[shown];
  const onKeyDown = (event: KeyboardEvent) => {
    const at = names.indexOf(shown);
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : names.at(place % names.length);
    if (!next) return;
    event.preventDefault();
    setShown(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <section className="panel" aria-label="About the step">
      <div role="tablist" aria-label="What is shown of the step">
        {names.map((name) => (
          <button
            key={name}
            id={tabId(name)}
            type="button"
            role="tab"
            aria-selected={shown === name}
            aria-controls={PANEL}
            tabIndex={shown === name ? 0 : -1}
            onClick={() => setShown(name)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(shown)}>
        <ErrorBoundary key={shown} what={shown}>
          <Shown live={live} view={view} />
        </ErrorBoundary>
      </div>
    </section>
  );
}
