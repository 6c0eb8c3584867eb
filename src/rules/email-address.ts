/** What the contract asks of every address. */
interface EmailRule {
  maxLength: number;
  /** Which characters may stand in it at all. */
  pattern: string;
}

/** Something, `@`, and a host of at least two parts; no sign that has a meaning in the header of a mail. */
const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u;

/** Why a text, as it stands, is no e-mail address: it has not the shape of one, or characters that nobody sees. */
export function emailProblem(text: string, { maxLength, pattern }: EmailRule): 'shape' | 'invisible' | null {
  if (!new RegExp(pattern, 'u').test(text)) return 'invisible';
  return text.length <= maxLength && SHAPE.test(text) ? null : 'shape';
}
