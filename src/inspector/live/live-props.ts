import type { Live } from './use-live.ts';
import type { View } from './use-view.ts';

/** Props of every part of the live page. */
export interface LiveProps {
  live: Live;
  view: View;
}
