import { saveBlob } from '../../components/ui/save-blob.ts';
import { addEdgeButton } from './edge-button.ts';
import { recordingOf } from '../recording/recording.ts';
import type { InspectionMessage } from '../protocol/messages.ts';

/** Offers a recording of the machines once the shop has thrown or logged an error. */
export function offerErrorReport(messages: () => InspectionMessage[]): void {
  let isOffered = false;
  const offer = () => {
    if (isOffered) return;
    isOffered = true;
    const button = addEdgeButton('An error: save what the machines did', 'lower');
    button.addEventListener('click', () => {
      const made = recordingOf(messages(), new Date());
      saveBlob(
        new Blob([JSON.stringify(made)], { type: 'application/json' }),
        `error-${made.savedAt.slice(0, 19).replaceAll(':', '-')}.json`,
      );
      button.remove();
      isOffered = false;
    });
  };
  window.addEventListener('error', offer);
  window.addEventListener('unhandledrejection', offer);
  // Errors caught by React and the router are only logged.
  const write = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    write(...said);
    offer();
  };
}
