import { faultKinds } from '../protocol/messages.ts';
import type { FaultKind } from '../protocol/messages.ts';
import type { LiveProps } from './live-props.ts';

const names: Record<FaultKind, string> = {
  offline: 'Offline',
  slow: 'Slow',
  TOKEN_EXPIRED: '401 TOKEN_EXPIRED',
  TOKEN_INVALID: '401 TOKEN_INVALID',
  '422': '422',
  '500': '500',
  declined: 'Payment declined',
};

const means: Record<FaultKind, string> = {
  offline: 'No call reaches the host, until it is switched off',
  slow: 'Each call takes three seconds longer, until it is switched off',
  TOKEN_EXPIRED: 'The next call gets this response',
  TOKEN_INVALID: 'The next call gets this response',
  '422': 'The next call gets this response',
  '500': 'The next call gets this response',
  declined: 'The payment of the next order is declined',
};

/** Injects faults into the selected tab's requests. */
export function FaultButtons({ live: { store, sendCommand }, view }: LiveProps) {
  const tab = store.tabs.get(view.tab ?? view.actor?.tab ?? '') ?? [...store.tabs.values()].at(-1);
  if (!tab) return null;
  if (!tab.canAct) return <p>This tab can only be watched: the shop is not on this machine.</p>;
  return (
    <fieldset>
      <legend>Break</legend>
      {faultKinds.map((fault) => {
        const on = tab.faults.includes(fault);
        return (
          <button
            key={fault}
            type="button"
            title={means[fault]}
            aria-pressed={on}
            onClick={() => sendCommand({ type: '@machines.fault', tab: tab.tab, fault, on: !on })}
          >
            {names[fault]}
          </button>
        );
      })}
    </fieldset>
  );
}
