import { recordingOf } from '../recording/recording.ts';
import type { InspectionMessage } from '../protocol/messages.ts';
import { saveFile } from '../view/save-file.ts';

const STYLE =
  'position:fixed;inset-block-end:12px;inset-inline-start:110px;z-index:2147483000;padding:6px 12px;border:2px solid;border-radius:4px;background:Canvas;color:CanvasText;font:13px system-ui;cursor:pointer';

/** When the shop has thrown or written an error, offers what its machines did until then as a recording. */
export function offerErrorReport(messages: () => readonly InspectionMessage[]): void {
  let isOffered = false;
  const offer = () => {
    if (isOffered) return;
    isOffered = true;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'An error: save what the machines did';
    button.style.cssText = STYLE;
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
    document.body.append(button);
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
