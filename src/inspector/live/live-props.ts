import type { Live } from './use-live.ts';
import type { View } from './use-view.ts';

/** What every part of the live page is given. */
export interface LiveProps {
  live: Live;
  view: View;
}
