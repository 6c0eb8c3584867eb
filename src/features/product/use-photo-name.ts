import { useLingui } from '@lingui/react/macro';

/** Returns the name of a photo by index. */
export function usePhotoName(productName: string, photos: readonly unknown[]) {
  const { t } = useLingui();
  return (index: number) =>
    t({
      message: `${productName}, photo ${index + 1} of ${photos.length}`,
      comment: 'Name of a photo, heard: {0} is its number, {1} how many there are',
    });
}
