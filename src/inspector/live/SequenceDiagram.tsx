import { eventText } from '../charts/chart-text.ts';
import type { ActorInfo, Step } from './live-store.ts';
import type { LiveProps } from './live-props.ts';
import { stepMark, stepListEvents } from './step-list-events.ts';

const COLUMN_PX = 130;
const ROW_PX = 26;
const TOP_PX = 34;
const MAX_ROWS = 60;
const OUTSIDE = 'outside';

const arrowId = ({ id }: Step) => `arrow-${id}`;

/** A sequence diagram of the last events shown in the log. */
export function SequenceDiagram({ live: { store }, view }: LiveProps) {
  const { steps, step } = view;
  const end = step ? steps.findIndex(({ id }) => id === step.id) + 1 : steps.length;
  const shown = steps.slice(Math.max(0, end - MAX_ROWS), end);
  const lines = [...new Set(shown.flatMap((each) => [each.source ?? OUTSIDE, each.actor]))];
  const x = (key: string) => lines.indexOf(key) * COLUMN_PX + COLUMN_PX / 2;
  const textOf = (each: Step) =>
    `${nameOf(store.actors, each.source ?? OUTSIDE)} to ${nameOf(store.actors, each.actor)}: ${eventText(each.event.type)}`;
  const height = TOP_PX + shown.length * ROW_PX + 10;
  return (
    <div
      className="sequence"
      aria-label={`${shown.length} events between ${lines.length} actors`}
      aria-activedescendant={step ? arrowId(step) : undefined}
      role="listbox"
      tabIndex={0}
      {...stepListEvents(view)}
    >
      <svg width={Math.max(lines.length, 1) * COLUMN_PX} height={height} role="presentation">
        {lines.map((key) => (
          <g key={key} aria-hidden>
            <line className="lifeline" x1={x(key)} x2={x(key)} y1={TOP_PX - 8} y2={height} />
            <text x={x(key)} y={16} textAnchor="middle">
              {nameOf(store.actors, key)}
            </text>
          </g>
        ))}
        {shown.map((each, row) => (
          <Arrow
            key={each.id}
            step={each}
            isChosen={each.id === step?.id}
            label={textOf(each)}
            from={x(each.source ?? OUTSIDE)}
            to={x(each.actor)}
            y={TOP_PX + row * ROW_PX + 16}
          />
        ))}
      </svg>
    </div>
  );
}

const nameOf = (actors: ReadonlyMap<string, ActorInfo>, key: string) => {
  const actor = actors.get(key);
  return actor ? `${actor.name} ${actor.sessionId}` : key;
};

interface ArrowProps {
  step: Step;
  isChosen: boolean;
  /** The label of the event. */
  label: string;
  from: number;
  to: number;
  y: number;
}

function Arrow({ step, isChosen, label, from, to, y }: ArrowProps) {
  const back = to < from ? 1 : -1;
  const path =
    from === to
      ? `M${from} ${y - 6}h22v8h-16`
      : `M${from} ${y}L${to} ${y}m${6 * back} -4l${-6 * back} 4l${6 * back} 4`;
  return (
    <g
      id={arrowId(step)}
      className="message"
      role="option"
      aria-selected={isChosen}
      aria-label={label}
      {...stepMark(step)}
    >
      <path d={path} />
      <text
        x={from === to ? from + 26 : (from + to) / 2}
        y={y - 4}
        textAnchor={from === to ? 'start' : 'middle'}
      >
        {eventText(step.event.type)}
      </text>
    </g>
  );
}
