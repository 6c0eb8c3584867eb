import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { partOnDemand } from '../../components/ui/part-on-demand.ts';
import type { SizeDrawing_ProductFragment } from './SizeDrawing.generated.ts';
import { chosenSize } from './chosen-size.ts';

const TrueSize = partOnDemand(async () => (await import('./TrueSize.tsx')).TrueSize, {
  Waiting: () => <div className="h-120" />,
});

interface SizeDrawingProps {
  sizes: SizeDrawing_ProductFragment['sizes'];
  /** The selected options by variation name. */
  choices: Readonly<Record<string, string>>;
}

/** A dimensioned drawing of a product's outline, and its true size. */
export function SizeDrawing({ sizes, choices }: SizeDrawingProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const size = chosenSize(sizes, choices);
  if (!size) return null;
  const { name, outline, width_mm: width, height_mm: height } = size;
  const measures = t({
    message: `${width} mm wide, ${height} mm high`,
    comment: 'Text alternative of a drawing with the measures of a product',
  });
  return (
    <section>
      <h2 className="mb-4 font-display text-2xl font-bold">
        <Trans comment="Name of a drawing with the measures of a product">Size</Trans>
      </h2>
      <Drawing {...{ outline, width, height }} label={name === '' ? measures : `${name}: ${measures}`} />
      <details
        className="group mt-4"
        // The visitor may have opened it before the script loaded.
        ref={(details) => {
          if (details?.open) setOpen(true);
        }}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-scorch underline-offset-4">
          <CreditCard aria-hidden="true" size={20} strokeWidth={1.5} />
          <Trans>True size: hold your card to the screen</Trans>
          <ChevronDown
            aria-hidden="true"
            size={18}
            strokeWidth={1.5}
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        {open && <TrueSize {...{ outline, width, height }} />}
      </details>
    </section>
  );
}

/** Maximum size of the drawing, px. */
const MOST = { width: 240, height: 180 };
const MARGIN = { start: 8, top: 8, end: 96, bottom: 40 };
/** Maximum scale, px per mm: small products stay small. */
const CLOSEST = 2.4;

interface DrawingProps {
  outline: string;
  /** mm */
  width: number;
  /** mm */
  height: number;
  label: string;
}

function Drawing({ outline, width, height, label }: DrawingProps) {
  const { t } = useLingui();
  const scale = Math.min(MOST.width / width, MOST.height / height, CLOSEST);
  const [wide, high] = [Math.max(width * scale, 2), Math.max(height * scale, 2)];
  const [right, bottom] = [MARGIN.start + wide, MARGIN.top + high];
  const whole = { width: Math.max(right, 72) + MARGIN.end, height: Math.max(bottom, 24) + MARGIN.bottom };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole.width} ${whole.height}`}
      width={whole.width}
      className="h-auto max-w-full text-sm text-ink-soft"
    >
      <rect
        x={MARGIN.start}
        y={MARGIN.top}
        width={wide}
        height={high}
        rx={outline === 'round' ? wide / 2 : 2}
        ry={outline === 'round' ? high / 2 : 2}
        className="fill-ply stroke-scorch"
        strokeWidth={1.5}
      />
      <g className="stroke-edge" strokeWidth={1}>
        <path d={`M${MARGIN.start} ${bottom + 8}v8m0-4h${wide}m0-4v8`} fill="none" />
        <path d={`M${right + 8} ${MARGIN.top}h8m-4 0v${high}m-4 0h8`} fill="none" />
      </g>
      <text
        x={Math.max(MARGIN.start + wide / 2, 36)}
        y={bottom + 34}
        textAnchor="middle"
        className="fill-current"
      >
        {t({ message: `${width} mm`, comment: 'In a drawing: how wide a product is' })}
      </text>
      <text
        x={right + (24 + MARGIN.end) / 2}
        y={MARGIN.top + high / 2}
        textAnchor="middle"
        dominantBaseline="middle"
        className="fill-current"
      >
        {t({ message: `${height} mm`, comment: 'In a drawing: how high a product is' })}
      </text>
    </svg>
  );
}
