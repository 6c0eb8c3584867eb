import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../../components/ui/IconButton.tsx';
import type { Slider } from './use-slider.ts';

interface SliderControlsProps {
  slider: Slider;
  count: number;
}

/** Position in the slide show, with buttons for previous, pause and next (A71). */
export function SliderControls({ slider, count }: SliderControlsProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center justify-end gap-1 py-2">
      <p className="me-auto text-sm text-ink-soft tabular-nums">
        <Trans comment="Which picture of how many, e.g. 2 of 5">
          {slider.current + 1} of {count}
        </Trans>
      </p>
      <IconButton
        icon={ChevronLeft}
        label={t({ message: 'Previous slide', comment: 'Button, heard only: the picture before' })}
        onClick={slider.previous}
        className="rtl:-scale-x-100"
      />
      <IconButton
        icon={slider.playing ? Pause : Play}
        label={
          slider.playing
            ? t({
                message: 'Pause the slides',
                comment: 'Button, heard only: pictures do not change by themselves any more',
              })
            : t({ message: 'Play the slides', comment: 'Button, heard only: pictures change by themselves' })
        }
        onClick={slider.toggle}
      />
      <IconButton
        icon={ChevronRight}
        label={t({ message: 'Next slide', comment: 'Button, heard only: the picture that follows' })}
        onClick={slider.next}
        className="rtl:-scale-x-100"
      />
    </div>
  );
}
