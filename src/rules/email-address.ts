/** The contract's rule for every e-mail address. */
interface EmailRule {
  maxLength: number;
  /** Characters that are allowed at all. */
  pattern: string;
}

/** A local part, `@`, and a domain of at least two parts; no characters with a meaning in mail headers. */
const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u;

/** Why a text is not an e-mail address: wrong shape, or invisible characters; `null` when it is one. */
export function emailProblem(text: string, { maxLength, pattern }: EmailRule): 'shape' | 'invisible' | null {
  if (!new RegExp(pattern, 'u').test(text)) return 'invisible';
  return text.length <= maxLength && SHAPE.test(text) ? null : 'shape';
}
