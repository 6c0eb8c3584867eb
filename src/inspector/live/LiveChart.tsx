import { useDrawing } from '../gallery/use-drawing.ts';
import { ChartView } from '../view/ChartView.tsx';
import { activeStates, actorHighlights } from '../view/highlights.ts';
import type { LiveProps } from './live-props.ts';
import { machineOfActor } from './machine-of-actor.ts';
import { snapshotText } from './step-text.ts';

/** The chart of the selected actor, with its active states and the transitions of its last step. */
export function LiveChart({ live: { store }, view: { actor, step, upTo } }: LiveProps) {
  const found = actor && machineOfActor(actor);
  const drawing = useDrawing(found?.machine ?? null);
  if (!actor) return <div className="live-chart" />;
  const snapshot = store.snapshotAt(actor.key, upTo);
  const last = step ?? store.steps.findLast(({ id, actor: own }) => own === actor.key && id <= upTo);
  const taken = new Set(last?.actor === actor.key ? last.transitions : []);
  const id = found?.machine.id ?? '';
  const active = activeStates(id, snapshot?.value);
  const missing =
    drawing && [...active].find((state) => drawing.states.every((drawn) => drawn.state.id !== state));
  return (
    <div className="live-chart">
      <h2>
        {actor.name} <span role="status">{snapshotText(snapshot)}</span>
      </h2>
      {found?.isOther && <p role="alert">This is another version of {id}: it is drawn as it was there.</p>}
      {missing && <p role="alert">The state {missing} is not in this chart: it is of another version.</p>}
      {!found && actor.definition === null && <p>{actor.name} is work, not a machine: it has no chart.</p>}
      {!found && actor.definition !== null && (
        <p role="alert">The machine of {actor.name} cannot be read: there is no chart of it.</p>
      )}
      {drawing && (
        <ChartView
          drawing={drawing}
          lights={actorHighlights(active, taken)}
          focus={null}
          onFocus={() => {}}
        />
      )}
    </div>
  );
}
