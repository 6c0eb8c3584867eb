import { useLingui } from '@lingui/react/macro';
import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';

type Named = Pick<GalleryWidget_SlideFragment, 'heading'>;

/** What a picture says for its tile: nothing beside words that stand under it, else its number. */
export function useSlideName(): (slide: Named, index: number) => string {
  const { t } = useLingui();
  return ({ heading }, index) => (heading === '' ? t`Picture ${index + 1}` : '');
}
