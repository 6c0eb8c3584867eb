import { Trans } from '@lingui/react/macro';
import { offcutForOrder } from './offcut-shapes.ts';

interface OrderOffcutProps {
  order: { number: number; is_pick_up: boolean };
  className?: string;
}

/**
 * The offcut that comes with an order, drawn inside the letter it was cut from. An order number always has
 * the same one.
 */
export function OrderOffcut({ order, className = '' }: OrderOffcutProps) {
  const { shape, turn, isMirrored } = offcutForOrder(order.number);
  return (
    <figure className={`flex flex-wrap items-center gap-5 break-inside-avoid ${className}`}>
      <svg
        viewBox="-20 -24 88 96"
        className="w-28 max-w-full shrink-0"
        aria-hidden="true"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <g className="fill-ply stroke-edge" strokeWidth="1">
          <path fillRule="evenodd" d={LETTER_O} />
        </g>
        <g
          transform={`rotate(${turn} 24 24)${isMirrored ? ' translate(48 0) scale(-1 1)' : ''}`}
          className="stroke-scorch"
        >
          <path d={shape.outline} strokeWidth="2.4" paintOrder="stroke" className="fill-ply" />
          {shape.lines && <path d={shape.lines} strokeWidth="1.2" />}
        </g>
      </svg>
      <figcaption className="min-w-0 grow basis-[min(8rem,100%)] text-sm text-ink-soft">
        {order.is_pick_up ? (
          <Trans>This was inside a letter O. You get it with your order.</Trans>
        ) : (
          <Trans>This was inside a letter O. It travels in your parcel.</Trans>
        )}
      </figcaption>
    </figure>
  );
}

/** A bold O of the display font. */
const LETTER_O =
  'M24-22C51-22 66-4 66 24C66 52 51 70 24 70C-3 70-18 52-18 24C-18-4-3-22 24-22ZM24-10C5-10-6 2-6 24C-6 46 5 58 24 58C43 58 54 46 54 24C54 2 43-10 24-10Z';
