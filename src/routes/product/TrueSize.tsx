import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useMedia } from '../../components/ui/use-media.ts';
import { browserStore } from '../../lib/storage/browser-store.ts';

/** A bank card, mm (ISO/IEC 7810 ID-1). */
const CARD = { width: 85.6, height: 53.98 };
/** Range of plausible card widths on a screen, px. */
const LEAST = 200;
const MOST = 720;
const KEY = 'card-width';

interface TrueSizeProps {
  outline: string;
  /** mm */
  width: number;
  /** mm */
  height: number;
}

/** A bank card to hold against the screen, and the product at true size; the calibration is remembered. */
export function TrueSize({ outline, width, height }: TrueSizeProps) {
  const { t } = useLingui();
  const id = useId();
  const isPhone = useMedia('(width < 40rem)');
  const [set, setCard] = useState(rememberedWidth);
  // Initial card widths in px: desktop pixels are larger than a phone's.
  const card = set ?? (isPhone ? 520 : 330);
  const scale = card / CARD.width;
  const [wide, high] = isPhone ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
  const choose = (px: number) => {
    setCard(px);
    browserStore()?.setItem(KEY, String(px));
  };
  return (
    <div className="mt-2 space-y-4">
      <p className="measure text-ink-soft">
        <Trans>
          Lay a bank card on the screen and move the slider until the outline is exactly as large. The piece
          below is then as large as in your hand.
        </Trans>
      </p>
      <div>
        <label htmlFor={id} className="block text-sm font-semibold">
          <Trans>Width of the card on your screen</Trans>
        </label>
        <input
          id={id}
          type="range"
          min={LEAST}
          max={MOST}
          value={card}
          aria-valuetext={t({
            message: `${card} pixels`,
            comment: 'How wide the picture of a bank card is drawn on this screen',
          })}
          onChange={(event) => choose(Number(event.target.value))}
          className="h-11 w-full max-w-md"
        />
      </div>
      <div
        role="region"
        aria-label={t({ message: 'True size', comment: 'The product as large on the screen as it is' })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the scrollable content reachable by keyboard
        tabIndex={0}
        className="space-y-4 overflow-x-auto overscroll-x-contain p-0.5"
      >
        <div
          className="grid place-items-center rounded-[0.6rem] border-2 border-dashed border-edge text-sm text-ink-soft"
          style={{ width: wide * scale, height: high * scale }}
        >
          <Trans comment="A bank card, held against the screen to measure with">Your card</Trans>
        </div>
        <div
          role="img"
          aria-label={t`The piece in its true size, ${width} by ${height} mm`}
          className="border-2 border-scorch bg-ply"
          style={{
            width: width * scale,
            height: height * scale,
            borderRadius: outline === 'round' ? '50%' : 3,
          }}
        />
      </div>
    </div>
  );
}

/** The stored width, px; `null` if missing or implausible. */
function rememberedWidth(): number | null {
  const px = Number(browserStore()?.getItem(KEY));
  return px >= LEAST && px <= MOST ? px : null;
}
