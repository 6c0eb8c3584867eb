import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import type { GallerySlide_SlideFragment } from './GallerySlide.generated.ts';
import { SliderSlide } from './SliderSlide.tsx';
import { useSlider } from './use-slider.ts';

interface GallerySliderProps {
  heading: string;
  subheading: string;
  slides: readonly GallerySlide_SlideFragment[];
}

const CONTROL =
  'grid size-11 place-items-center rounded-cut text-ink hover:bg-ply rtl:[&_.flips]:-scale-x-100';

/** slider: a show of slides, edge to edge, readable and scrollable before any script runs. */
export function GallerySlider({ heading, subheading, slides }: GallerySliderProps) {
  const { t } = useLingui();
  const slider = useSlider(slides.length);
  const label = heading === '' ? t`Slides` : heading;
  const several = slides.length > 1;
  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={label}
      onPointerEnter={() => slider.hold(true)}
      onPointerLeave={() => slider.hold(false)}
      onFocus={() => slider.hold(true)}
      onBlur={() => slider.hold(false)}
    >
      {heading !== '' && (
        <div className="mx-auto flex max-w-7xl items-center gap-4 px-6 py-4">
          <span aria-hidden="true" className="h-px flex-1 bg-scorch" />
          <h1 className="text-center font-display text-lg font-semibold tracking-widest text-scorch sm:text-xl">
            {heading}
          </h1>
          <span aria-hidden="true" className="h-px flex-1 bg-scorch" />
        </div>
      )}
      {subheading !== '' && <p className="px-6 pb-4 text-center text-ink-soft">{subheading}</p>}
      <div
        ref={slider.containerRef}
        aria-live={slider.playing ? 'off' : 'polite'}
        className={classNames(
          'flex',
          slider.ready ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
        )}
      >
        {slides.map((slide, index) => (
          <SliderSlide
            key={slide.id}
            slide={slide}
            label={t`${index + 1} of ${slides.length}`}
            first={index === 0}
            away={slider.ready && index !== slider.current}
          />
        ))}
      </div>
      {several && (
        <div className="mx-auto flex max-w-7xl items-center justify-end gap-1 px-6 py-2">
          <p className="me-auto text-sm text-ink-soft tabular-nums">
            <Trans>
              {slider.current + 1} of {slides.length}
            </Trans>
          </p>
          <button type="button" className={CONTROL} onClick={slider.previous} aria-label={t`Previous slide`}>
            <ChevronLeft className="flips size-5" strokeWidth={1.5} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={CONTROL}
            onClick={slider.toggle}
            aria-label={slider.playing ? t`Pause the slides` : t`Play the slides`}
          >
            {slider.playing ? (
              <Pause className="size-5" strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <Play className="size-5" strokeWidth={1.5} aria-hidden="true" />
            )}
          </button>
          <button type="button" className={CONTROL} onClick={slider.next} aria-label={t`Next slide`}>
            <ChevronRight className="flips size-5" strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  );
}
