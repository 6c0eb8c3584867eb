import diff from 'microdiff';
import type { Difference } from 'microdiff';
import { isRecord } from '../../rules/is-record.ts';
import type { SnapshotData } from '../protocol/messages.ts';
import type { Step } from './live-store.ts';
import type { LiveProps } from './live-props.ts';
import { clockTime, snapshotText } from './step-text.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

const contextOf = (snapshot: SnapshotData | null): Record<string, unknown> =>
  isRecord(snapshot?.context) ? snapshot.context : {};

/** The changes that a step made to the context. */
function changesOf(before: SnapshotData | null, after: SnapshotData | null): Difference[] {
  return diff(contextOf(before), contextOf(after));
}

const signs = { CREATE: '+', REMOVE: '−', CHANGE: '±' } as const;

/** The selected event with its data, and the changes it made. */
export function StepDetails({ live: { store }, view: { step, steps, actor } }: LiveProps) {
  const shown: Step | null = step ?? steps.findLast((each) => each.actor === actor?.key) ?? null;
  if (!shown) return <p>No event yet.</p>;
  const info = store.actors.get(shown.actor);
  const source = shown.source === null ? null : store.actors.get(shown.source);
  const before = store.snapshotAt(shown.actor, shown.id - 1);
  const changes = changesOf(before, shown.after ?? before);
  return (
    <div className="details">
      <h3>{shown.event.type}</h3>
      <dl>
        <dt>When</dt>
        <dd>{clockTime(shown.at)} UTC</dd>
        <dt>From</dt>
        <dd>{source ? `${source.name} (${source.sessionId})` : 'outside'}</dd>
        <dt>To</dt>
        <dd>{info ? `${info.name} (${info.sessionId})` : shown.actor}</dd>
        <dt>Led</dt>
        <dd>
          {snapshotText(before) || '–'} → {snapshotText(shown.after) || '–'}
        </dd>
      </dl>
      <h3>What it changed</h3>
      {changes.length === 0 ? (
        <p>Nothing of the context.</p>
      ) : (
        <ul className="changes">
          {changes.map((change) => (
            <li key={JSON.stringify(change.path)} data-change={change.type}>
              {signs[change.type]} <code>{change.path.join('.')}</code>{' '}
              {'oldValue' in change && <del>{json(change.oldValue)}</del>}{' '}
              {'value' in change && <ins>{json(change.value)}</ins>}
            </li>
          ))}
        </ul>
      )}
      <h3>Its data</h3>
      <pre>{json(shown.event)}</pre>
      <details>
        <summary>The whole context</summary>
        <pre>{json(contextOf(shown.after ?? before))}</pre>
      </details>
    </div>
  );
}
