import type { InspectionEvent } from 'xstate';
import { randomId } from '../../lib/random-id.ts';
import { isLoopback } from '../../rules/loopback.ts';
import { addDrawer } from './drawer.ts';
import { offerErrorReport } from './error-report.ts';
import { Faults } from './faults.ts';
import { keepLog, keptLog } from './kept-log.ts';
import { Recorder } from './recorder.ts';
import { TabChannel } from './tab-channel.ts';
import { watchMachine } from './watch-machine.ts';

/**
 * Opens a tab's machines to `/dev/machines/live`. The host writes this script into its pages where the setting asks for
 * it, ahead of the shop's own, which hands every machine to `inspectMachine` when it is there.
 */
const tab = randomId(21);
const faults: Faults = new Faults(window.fetch.bind(window), () => channel.introduce());
/** Shoppers of a public shop see no button, and nothing of them is kept. */
const isHere = isLoopback(window.location.hostname);
let isKnown = false;
const recorder: Recorder = new Recorder({
  tab,
  // What comes after the first part may name an order or hold a key.
  path: /^\/[^/]*/.exec(window.location.pathname)?.[0] ?? '/',
  past: isHere ? keptLog() : [],
  tell(message) {
    // The first actor starts when React has taken the page over.
    if (!isKnown && isHere) setTimeout(() => addDrawer(tab));
    isKnown = true;
    channel.tell(message);
  },
});
const channel = new TabChannel({ tab, recorder: () => recorder, faults: () => faults });

window.fetch = faults.fetch;
if (isHere) {
  offerErrorReport(() => recorder.messages);
  window.addEventListener('pagehide', () => keepLog(recorder.messages));
}
const note = (event: InspectionEvent) => recorder.note(event);
Object.assign(window, { inspectMachine: <Machine>(machine: Machine) => watchMachine(machine, note) });
