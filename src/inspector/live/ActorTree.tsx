import type { ActorInfo } from './live-store.ts';
import type { LiveProps } from './live-props.ts';
import { snapshotText } from './step-text.ts';

/** The actors as a tree by parent, each with its state at the selected step. */
export function ActorTree({ live, view }: LiveProps) {
  const known = new Set(view.actors.map(({ key }) => key));
  const roots = view.actors.filter(({ parent }) => parent === null || !known.has(parent));
  const isEarlier = ({ tab }: ActorInfo) => view.tab !== null && tab !== view.tab;
  const [earlier, present] = [roots.filter(isEarlier), roots.filter((root) => !isEarlier(root))];
  return (
    <nav className="actors" aria-label="Actors">
      <h2>Actors</h2>
      <Actors actors={present} live={live} view={view} />
      {earlier.length > 0 && (
        <details>
          <summary>Of earlier documents</summary>
          <Actors actors={earlier} live={live} view={view} />
        </details>
      )}
    </nav>
  );
}

function Actors({ actors, live, view }: LiveProps & { actors: ActorInfo[] }) {
  return (
    <ul>
      {actors.map((actor) => {
        const children = view.actors.filter(({ parent }) => parent === actor.key);
        return (
          <li key={actor.key}>
            <button
              type="button"
              className={actor.isEnded ? 'is-ended' : undefined}
              aria-current={actor.key === view.actor?.key ? 'true' : undefined}
              onClick={() => view.setActor(actor.key)}
            >
              <strong>{actor.name}</strong> <code>{actor.sessionId}</code>{' '}
              <span>{snapshotText(live.store.snapshotAt(actor.key, view.upTo))}</span>
            </button>
            {children.length > 0 && <Actors actors={children} live={live} view={view} />}
          </li>
        );
      })}
    </ul>
  );
}
