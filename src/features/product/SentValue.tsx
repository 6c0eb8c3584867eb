import { FILE_UNDER_WAY } from '../../machines/productOptions/addon-problems.ts';

/** The id of what was sent for itself, as the form has it; nothing while it is on its way. */
export function SentValue({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value === FILE_UNDER_WAY ? '' : value} />;
}
