import { addEdgeButton } from './edge-button.ts';
import { recordingOf } from '../recording/recording.ts';
import type { InspectionMessage } from '../protocol/messages.ts';
import { saveFile } from '../view/save-file.ts';

/** When the shop has thrown or written an error, offers what its machines did until then as a recording. */
export function offerErrorReport(messages: () => InspectionMessage[]): void {
  let isOffered = false;
  const offer = () => {
    if (isOffered) return;
    isOffered = true;
    const button = addEdgeButton('An error: save what the machines did', 'lower');
    button.addEventListener('click', () => {
      const made = recordingOf(messages(), new Date());
      saveFile(
        `error-${made.savedAt.slice(0, 19).replaceAll(':', '-')}.json`,
        'application/json',
        JSON.stringify(made),
      );
      button.remove();
      isOffered = false;
    });
  };
  window.addEventListener('error', offer);
  window.addEventListener('unhandledrejection', offer);
  // What React and the router catch is told here only.
  const write = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    write(...said);
    offer();
  };
}
