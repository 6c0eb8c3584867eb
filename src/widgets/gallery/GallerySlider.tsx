import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { WidgetLayoutContext } from '../widget-layout.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import type { GalleryWidget_SlideFragment } from './GalleryWidget.generated.ts';
import { SliderControls } from './SliderControls.tsx';
import { SliderSlide } from './SliderSlide.tsx';
import { usePaused } from './use-paused.ts';
import { useSlider } from './use-slider.ts';

interface GallerySliderProps {
  heading: string;
  subheading: string;
  slides: readonly GalleryWidget_SlideFragment[];
}

/** slider: a slide show, readable and scrollable before any script runs (GAL-04). */
export function GallerySlider({ heading, subheading, slides }: GallerySliderProps) {
  const { t } = useLingui();
  const { isFirst, wide } = use(WidgetLayoutContext);
  const [paused, pausing] = usePaused();
  const [containerRef, slider] = useSlider(slides.length, paused);
  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={
        heading === ''
          ? t({
              message: 'Slides',
              comment: 'Heard as the name of pictures that change places, where they have no heading',
            })
          : heading
      }
      {...pausing}
    >
      {isFirst && heading !== '' ? (
        <Masthead heading={heading} subheading={subheading} />
      ) : (
        <div className={wide ? 'width-grid pt-6' : 'pt-6'}>
          <WidgetHeader heading={heading} subheading={subheading} />
        </div>
      )}
      <div
        ref={containerRef}
        aria-live={slider.playing ? 'off' : 'polite'}
        className={classNames(
          // keen-slider counts from the left, and marks right-to-left documents.
          'flex data-keen-slider-reverse:flex-row-reverse',
          slider.ready ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
          !wide && 'rounded-cut',
        )}
      >
        {slides.map((slide, index) => (
          <SliderSlide
            key={slide.id}
            slide={slide}
            label={t({
              message: `${index + 1} of ${slides.length}`,
              comment: 'Which picture of how many, e.g. 2 of 5',
            })}
            priority={isFirst && index === 0}
            away={slider.ready && index !== slider.current}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={wide ? 'width-grid' : undefined}>
          <SliderControls slider={slider} count={slides.length} />
        </div>
      )}
    </section>
  );
}

/** The heading of a page that starts with its slider. */
function Masthead({ heading, subheading }: { heading: string; subheading: string }) {
  return (
    <div className="width-grid">
      <div className="flex min-h-8 items-center gap-x-3">
        <span aria-hidden="true" className="h-px flex-1 bg-scorch" />
        <h1 className="py-1 text-center text-[0.8125rem] leading-snug tracking-widest text-scorch">
          {heading}
        </h1>
        <span aria-hidden="true" className="h-px flex-1 bg-scorch" />
      </div>
      {subheading !== '' && <p className="pb-2 text-center text-ink-soft">{subheading}</p>}
    </div>
  );
}
