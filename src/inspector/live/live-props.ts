import type { LiveData } from './use-live-data.ts';
import type { View } from './use-view.ts';

/** Props of every part of the live page. */
export interface LiveProps {
  live: LiveData;
  view: View;
}
