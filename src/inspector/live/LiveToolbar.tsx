import { FaultButtons } from './FaultButtons.tsx';
import type { LiveProps } from './live-props.ts';
import { RecordingButtons } from './RecordingButtons.tsx';

/** The controls of the page: tab, position in time and faults. */
export function LiveToolbar({ live, view }: LiveProps) {
  const { store, recording } = live;
  const { tab, setTab, isPaused, pause, move, step, setStep } = view;
  const tabs = [...store.tabs.values()];
  return (
    <header className="bar">
      <h1>{recording ? 'Recording' : 'Live machines'}</h1>
      <a href="/dev/machines" target="_top">
        All machines
      </a>
      {!recording && (
        <label>
          Tab{' '}
          <select value={tab ?? ''} onChange={({ target }) => setTab(target.value || null)}>
            <option value="">All tabs</option>
            {tabs.map((each) => (
              <option key={each.tab} value={each.tab}>
                {each.path} {each.title}
              </option>
            ))}
            {tab !== null && !store.tabs.has(tab) && <option value={tab}>A tab that is closed</option>}
          </select>
        </label>
      )}
      <fieldset>
        <legend>Steps</legend>
        <button type="button" onClick={() => move(-1)}>
          Step back
        </button>
        <button type="button" onClick={() => move(1)}>
          Step forward
        </button>
        <button type="button" disabled={step === null} onClick={() => setStep(null)}>
          Newest
        </button>
        {!recording && (
          <>
            <button type="button" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
              Pause
            </button>
            <button type="button" onClick={() => store.clear()}>
              Clear
            </button>
          </>
        )}
      </fieldset>
      {!recording && <FaultButtons live={live} view={view} />}
      <RecordingButtons live={live} view={view} />
    </header>
  );
}
