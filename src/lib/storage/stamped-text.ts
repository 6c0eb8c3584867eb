/** A text and when it was written. */
export interface StampedText {
  /** Milliseconds since 1970, raised above any stamp its writer has seen. */
  stamp: number;
  text: string;
}

const FORM = /^(\d{1,15}) (.*)$/s;

/** A single string for the store and for messages between tabs. */
export function printStamped({ stamp, text }: StampedText): string {
  return `${stamp} ${text}`;
}

/** Parses the output of `printStamped`; `null` for anything else. */
export function parseStamped(printed: unknown): StampedText | null {
  const [, stamp, text] = (typeof printed === 'string' && FORM.exec(printed)) || [];
  return stamp === undefined || text === undefined ? null : { stamp: Number(stamp), text };
}

/** Whether `one` was written after `other`; of two writes in the same instant all tabs choose the same. */
export function isNewer(one: StampedText, other: StampedText | null): boolean {
  if (other === null || one.stamp > other.stamp) return true;
  return one.stamp === other.stamp && one.text > other.text;
}
