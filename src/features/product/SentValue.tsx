import { FILE_UNDER_WAY } from '../../machines/productOptions/addon-problems.ts';

/** The id of an upload as a form value; blank while uploading. */
export function SentValue({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value === FILE_UNDER_WAY ? '' : value} />;
}
