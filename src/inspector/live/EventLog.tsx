import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { eventText } from '../charts/chart-text.ts';
import type { ActorInfo, Step } from './live-store.ts';
import type { LiveProps } from './live-props.ts';
import { clockTime, snapshotText } from './step-text.ts';
import { stepMark, stepListEvents } from './step-list-events.ts';

const ROW_PX = 24;

const nameOf = (actors: ReadonlyMap<string, ActorInfo>, key: string | null) =>
  key === null ? '' : (actors.get(key)?.name ?? key);

const rowId = (step: Step) => `step-${step.id}`;

interface RowProps {
  step: Step;
  /** Passed separately, so that a row updates once the resulting state is known. */
  after: Step['after'];
  top: number;
  isChosen: boolean;
  actors: ReadonlyMap<string, ActorInfo>;
}

/** Memoised, so that visible rows do not render again while scrolling. */
const Row = memo(function Row({ step, after, top, isChosen, actors }: RowProps) {
  const from = nameOf(actors, step.source);
  return (
    <div
      id={rowId(step)}
      className={step.opens === null ? 'log-row' : 'log-row is-first'}
      role="option"
      aria-selected={isChosen}
      style={{ insetBlockStart: top }}
      {...stepMark(step)}
    >
      <time dateTime={new Date(step.at).toISOString()}>{clockTime(step.at)}</time>
      <span>{from === '' ? '' : `${from} →`}</span>
      <strong>{nameOf(actors, step.actor)}</strong>
      <span>{eventText(step.event.type)}</span>
      <em>{snapshotText(after)}</em>
      {step.opens !== null && <b className="log-opens">new document {step.opens}</b>}
    </div>
  );
});

/** All events: time, recipient, sender and resulting state. */
export function EventLog({ live: { store }, view }: LiveProps) {
  const { steps, step, isPaused } = view;
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: steps.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  });
  const at = step ? steps.findIndex(({ id }) => id === step.id) : steps.length - 1;
  const show = useEffectEvent(() => {
    if (at >= 0) rows.scrollToIndex(at);
  });
  const newest = isPaused || step ? 0 : steps.at(-1)?.id;
  useEffect(() => show(), [step, newest]);
  return (
    <section className="log" aria-label="Events">
      <div className="log-bar">
        <h2>Events</h2>
        <label>
          Filter{' '}
          <input type="search" value={view.filter} onChange={({ target }) => view.setFilter(target.value)} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={view.onlyActor}
            onChange={({ target }) => view.setOnlyActor(target.checked)}
          />{' '}
          {view.actor ? `Only ${view.actor.name}` : 'Only one actor'}
        </label>
        <span>{steps.length} events, times in UTC</span>
      </div>
      <div
        ref={box}
        className="log-rows"
        aria-label="Events, newest last"
        aria-activedescendant={step ? rowId(step) : undefined}
        role="listbox"
        tabIndex={0}
        {...stepListEvents(view)}
      >
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const each = steps[index];
            return (
              each && (
                <Row
                  key={each.id}
                  step={each}
                  after={each.after}
                  top={start}
                  isChosen={each.id === step?.id}
                  actors={store.actors}
                />
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}
