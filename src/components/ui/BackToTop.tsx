import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';

/** The button is shown when scrolled further than this, px. */
const THRESHOLD_PX = 100;

interface BackToTopProps {
  /** Id of the element focused at the top. */
  focusId?: string;
}

/** A button back to the top of a long page, shown once scrolled by more than 100 px. */
export function BackToTop({ focusId = 'main' }: BackToTopProps) {
  const { t } = useLingui();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > THRESHOLD_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!scrolled) return null;
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    document.getElementById(focusId)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      onClick={goUp}
      aria-label={t({
        message: 'Back to top',
        comment: 'Button, heard only: scrolls up to where the page begins',
      })}
      className="sheet-in fixed end-4 bottom-[calc(1rem+var(--bottom-room,var(--bottom-bar,0rem)))] z-30 grid size-11 place-items-center rounded-cut border border-edge bg-surface text-ink shadow-contact transition-colors hover:border-scorch active:translate-y-px print:hidden"
    >
      <ArrowUp aria-hidden="true" size={20} strokeWidth={1.5} />
    </button>
  );
}
