import type { CSSProperties, ReactNode } from 'react';
import { BACKGROUND_CLASS } from '../components/ui/colour-code.ts';
import type { ColourCode } from '../components/ui/colour-code.ts';
import { classNames } from '../lib/class-names.ts';
import { BackgroundPicture } from './BackgroundPicture.tsx';
import { BackgroundVideo } from '../widgets/BackgroundVideo.tsx';
import type { BoxSettings } from './box-settings.ts';
import { useEntrance } from './use-entrance.ts';

interface BoxProps {
  box: BoxSettings;
  as?: 'section' | 'div';
  /** Anchor for links with this hash. */
  id?: string;
  /** Below the first view of its page. */
  isBelow?: boolean;
  /** For the inner element, e.g. the contained width. */
  className?: string;
  /** Padding above and below for a box with a background, where the owner sets none. */
  groundSpace: { top: string; bottom: string };
  children: ReactNode;
}

/** A text colour without a background also redefines the ink, for headings and links inside. */
const TEXT_CLASS: Record<ColourCode, string> = {
  wht: 'ink-wht',
  blk: 'ink-blk',
  bnd: 'text-bnd [--ink:var(--bnd)]',
  pri: 'text-pri [--ink:var(--pri)]',
  sec: 'text-sec [--ink:var(--sec)]',
  suc: 'text-suc [--ink:var(--suc)]',
  inf: 'text-inf [--ink:var(--inf)]',
  wrn: 'text-wrn [--ink:var(--wrn)]',
  dng: 'text-dng [--ink:var(--dng)]',
};

/** Limits side spacing to an eighth of a phone's width. */
const SIDES = {
  padding: {
    top: 'pt-(--padding-top)',
    bottom: 'pb-(--padding-bottom)',
    start: 'ps-[min(var(--padding-start),12vw)] md:ps-(--padding-start)',
    end: 'pe-[min(var(--padding-end),12vw)] md:pe-(--padding-end)',
  },
  margin: {
    top: 'mt-(--margin-top)',
    bottom: 'mb-(--margin-bottom)',
    start: 'ms-[min(var(--margin-start),12vw)] md:ms-(--margin-start)',
    end: 'me-[min(var(--margin-end),12vw)] md:me-(--margin-end)',
  },
} as const;

const SIDE_NAMES = ['top', 'bottom', 'start', 'end'] as const;

/** Classes and lengths for the sides that are set. */
function spaceOf(box: BoxSettings): { classes: string; style: CSSProperties } {
  const set = (['padding', 'margin'] as const).flatMap((kind) =>
    SIDE_NAMES.flatMap((side) => {
      const length = box[kind][side];
      return length === undefined
        ? []
        : [{ className: SIDES[kind][side], name: `--${kind}-${side}`, length }];
    }),
  );
  return {
    classes: classNames(...set.map(({ className }) => className)),
    style: Object.fromEntries(set.map(({ name, length }) => [name, length])),
  };
}

/** The frame around a content block or widget: background, colours, spacing, entrance (BLK-06…BLK-13). */
export function Box({ box, as: Element = 'div', id, isBelow, className, groundSpace, children }: BoxProps) {
  const entrance = useEntrance(box.entrance);
  const { background, text, picture, video, padding } = box;
  const { classes, style } = spaceOf(box);
  const hasGround = background !== null || picture !== null || video !== null;
  return (
    <Element
      id={id}
      style={style}
      className={classNames(
        'relative isolate overflow-x-clip',
        isBelow && 'below',
        background && BACKGROUND_CLASS[background],
        text && TEXT_CLASS[text],
        hasGround && padding.top === undefined && groundSpace.top,
        hasGround && padding.bottom === undefined && groundSpace.bottom,
        classes,
      )}
    >
      {picture && <BackgroundPicture {...picture} />}
      {video && <BackgroundVideo {...video} />}
      <div ref={entrance} className={className} {...entranceMarks(box)}>
        {children}
      </div>
    </Element>
  );
}

/** Exposes the entrance as data attributes. */
function entranceMarks({ entrance }: BoxSettings) {
  if (!entrance) return {};
  return {
    'data-aos': entrance.type,
    'data-aos-easing': entrance.easing,
    'data-aos-offset': entrance.offsetPx,
    'data-aos-duration': entrance.durationMs,
    'data-aos-delay': entrance.delayMs,
  };
}
