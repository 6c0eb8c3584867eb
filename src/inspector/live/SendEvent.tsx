import { useState } from 'react';
import type { EventData } from '../protocol/messages.ts';
import type { LiveProps } from './live-props.ts';
import { isRecord } from '../../rules/is-record.ts';

function parsedEvent(type: string, text: string): EventData | string {
  if (text.trim() === '') return { type };
  try {
    const data: unknown = JSON.parse(text);
    if (!isRecord(data)) return 'The data must be an object, e.g. {"id": 3}.';
    return { ...data, type };
  } catch (error) {
    return `The data is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Sends the selected actor an event it accepts; its tab checks `can` before sending. */
export function SendEvent({ live, view: { actor, upTo } }: LiveProps) {
  const { store, sendCommand, recording } = live;
  const [type, setType] = useState('');
  const [data, setData] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (!actor) return <p>There is nobody to send to.</p>;
  if (recording) return <p>This is a recording: what it shows has happened.</p>;
  if (!store.tabs.has(actor.tab)) return <p>The document of {actor.name} is closed.</p>;
  if (store.tabs.get(actor.tab)?.canAct !== true) return <p>Events can be sent on this machine only.</p>;
  if (store.actors.get(actor.key)?.isEnded) return <p>{actor.name} has ended.</p>;
  const accepts = store.snapshotAt(actor.key, Infinity)?.accepts ?? [];
  const chosen = accepts.includes(type) ? type : (accepts[0] ?? '');
  const send = () => {
    const event = parsedEvent(chosen, data);
    if (typeof event === 'string') return setProblem(event);
    setProblem(null);
    sendCommand({ type: '@machines.send', tab: actor.tab, sessionId: actor.sessionId, event });
  };
  return (
    <form
      className="send"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {upTo !== Infinity && <p>The event goes to where {actor.name} stands now, not to what is looked at.</p>}
      <label>
        Event
        <select value={chosen} onChange={({ target }) => setType(target.value)}>
          {accepts.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label>
        Data, as JSON
        <textarea rows={4} value={data} onChange={({ target }) => setData(target.value)} />
      </label>
      <button type="submit" disabled={chosen === ''}>
        Send to {actor.name}
      </button>
      {problem && <p role="alert">{problem}</p>}
      {!problem && store.response && (
        <p role={store.response.ok ? 'status' : 'alert'}>{store.response.message}</p>
      )}
    </form>
  );
}
