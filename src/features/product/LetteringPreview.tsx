import { Trans } from '@lingui/react/macro';
import { partOnDemand } from '../../components/ui/part-on-demand.ts';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';

const LetteringSample = partOnDemand(async () => (await import('./LetteringSample.tsx')).LetteringSample);

interface LetteringPreviewProps {
  offered: AddonField_ProductAddonFragment;
  /** Its value: the id of the selected option. */
  values: readonly string[];
  /** The text to engrave; '' when there is none yet. */
  text: string;
}

/**
 * Below the list of letterings: the selected one with the shopper's own text. Its font is loaded when
 * selected; room for two lines is reserved so that nothing moves.
 */
export function LetteringPreview({ offered, values, text }: LetteringPreviewProps) {
  const letterings = offered.addon.addonDropdownOptions.filter(({ font }) => font);
  if (letterings.length === 0) return null;
  const chosen = letterings.find(({ id }) => String(id) === values[0]);
  return (
    <div className="-mt-3! flex min-h-23 items-center rounded-cut border border-kerf bg-ply px-4 py-2">
      {chosen?.font ? (
        <LetteringSample font={chosen.font} name={chosen.name} text={text} />
      ) : (
        <p className="text-sm text-ink-soft noscript:invisible">
          <Trans>Choose a lettering to see your words in it.</Trans>
        </p>
      )}
    </div>
  );
}
