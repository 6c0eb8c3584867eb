import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.ts';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';

const LetteringSample = lazyPart(async () => (await import('./LetteringSample.tsx')).LetteringSample);

interface LetteringPreviewProps {
  offered: AddonField_ProductAddonFragment;
  /** Its value: the id of the chosen option. */
  values: readonly string[];
  /** What the shopper has typed to be engraved; '' for nothing yet. */
  words: string;
}

/** Below the list of letterings: the chosen one, in the shopper's own words. The font comes when it is chosen. */
export function LetteringPreview({ offered, values, words }: LetteringPreviewProps) {
  const chosen = offered.addon.addonDropdownOptions.find(({ id }) => String(id) === values[0]);
  if (!chosen?.font) return null;
  return (
    <Suspense fallback={<div className="-mt-3! h-16" />}>
      <LetteringSample font={chosen.font} name={chosen.name} words={words} />
    </Suspense>
  );
}
