import { readInstant } from './workshop-time.ts';

/** Whether a setting switches on what it names; whoever writes settings writes a switch in one of these ways. */
export const isSwitchedOn = (value: unknown): boolean => ['1', 1, true, 'true'].includes(value as never);

/** Whether a setting switches off what it names. */
export const isSwitchedOff = (value: unknown): boolean => ['0', 0, false].includes(value as never);

/** Whether it is between two instants as an owner writes them; both count, and one that cannot be read closes nothing. */
export function isWithin(now: Date, from: unknown, until: unknown): boolean {
  return !(now.getTime() < readInstant(from, false)) && !(now.getTime() > readInstant(until, true));
}

/** What decides whether a content block shows. */
export interface BlockState {
  editing: boolean;
  hidden: boolean;
  start_time: string | null;
  end_time: string | null;
}

/** Whether a content block shows at `now`: one that is being edited always does (BLK-01…03, A44). */
export const isBlockShown = ({ editing, hidden, start_time, end_time }: BlockState, now: Date): boolean =>
  editing || (!hidden && isWithin(now, start_time, end_time));

/** Whether a widget shows at `now`, by its wrapper settings (BLK-05). */
export const isWidgetShown = (settings: Readonly<Record<string, unknown>>, now: Date): boolean =>
  !isSwitchedOff(settings['widget_is_visible']) &&
  isWithin(now, settings['widget_hidden_before'], settings['widget_hidden_after']);
