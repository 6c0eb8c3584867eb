import type { InspectionEvent } from 'xstate';
import { randomId } from '../../lib/random-id.ts';
import { isLoopback } from '../../rules/loopback.ts';
import { addDrawer } from './drawer.ts';
import { offerErrorReport } from './error-report.ts';
import { TabFaults } from './faults.ts';
import { storeLog, storedLog } from './stored-log.ts';
import { Recorder } from './recorder.ts';
import { InspectorChannel } from './inspector-channel.ts';
import { watchMachine } from './watch-machine.ts';

/**
 * Connects a tab's machines to `/dev/machines/live`. If enabled, the host adds this script to its pages
 * before the shop's own, which passes every machine to `inspectMachine` if that exists.
 */
const tab = randomId(21);
const faults: TabFaults = new TabFaults(window.fetch.bind(window), () => channel.introduce());
/** Visitors of a public shop see no button, and nothing is stored for them. */
const isHere = isLoopback(window.location.hostname);
let isKnown = false;
const recorder: Recorder = new Recorder({
  tab,
  // Later path segments may contain an order number or a key.
  path: /^\/[^/]*/.exec(window.location.pathname)?.[0] ?? '/',
  past: isHere ? storedLog() : [],
  tell(message) {
    // The first actor starts after hydration.
    if (!isKnown && isHere) setTimeout(() => addDrawer(tab));
    isKnown = true;
    channel.tell(message);
  },
});
const channel = new InspectorChannel({ tab, recorder: () => recorder, faults: () => faults });

window.fetch = faults.fetch;
if (isHere) {
  offerErrorReport(() => recorder.messages);
  window.addEventListener('pagehide', () => storeLog(recorder.messages));
}
const note = (event: InspectionEvent) => recorder.note(event);
Object.assign(window, { inspectMachine: <Machine>(machine: Machine) => watchMachine(machine, note) });
