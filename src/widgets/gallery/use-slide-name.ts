import { useLingui } from '@lingui/react/macro';
import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';

type Named = Pick<GalleryWidget_SlideFragment, 'heading'>;

/** Returns a tile's alternative text: '' when a heading is shown under the picture, otherwise its number. */
export function useSlideName(): (slide: Named, index: number) => string {
  const { t } = useLingui();
  return ({ heading }, index) => (heading === '' ? t`Picture ${index + 1}` : '');
}
