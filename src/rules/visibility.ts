import { readInstant } from './workshop-time.ts';

const ON: readonly unknown[] = ['1', 1, true, 'true'];
const OFF: readonly unknown[] = ['0', 0, false];

/** Whether a setting switches something on; covers every form in which switches are written. */
export const isSwitchedOn = (value: unknown): boolean => ON.includes(value);

/** Whether a setting switches something off. */
export const isSwitchedOff = (value: unknown): boolean => OFF.includes(value);

/** Whether `now` is between two instants, both inclusive; an unreadable one does not restrict. */
export function isWithin(now: Date, from: unknown, until: unknown): boolean {
  return !(now.getTime() < readInstant(from, false)) && !(now.getTime() > readInstant(until, true));
}

/** What determines whether a content block is shown. */
export interface BlockState {
  editing: boolean;
  hidden: boolean;
  start_time: string | null;
  end_time: string | null;
}

/** Whether a content block is shown at `now`; always while being edited (BLK-01…03, A44). */
export const isBlockShown = ({ editing, hidden, start_time, end_time }: BlockState, now: Date): boolean =>
  editing || (!hidden && isWithin(now, start_time, end_time));

/** Whether a widget is shown at `now`, by its wrapper settings (BLK-05). */
export const isWidgetShown = (settings: Readonly<Record<string, unknown>>, now: Date): boolean =>
  !isSwitchedOff(settings['widget_is_visible']) &&
  isWithin(now, settings['widget_hidden_before'], settings['widget_hidden_after']);
