import type { ReactNode } from 'react';

const TONES = {
  beam: 'beam-hole bg-surface text-ink',
  brand: 'bg-brand text-on-brand',
  slate: 'bg-sec text-on-sec',
} as const;

interface BadgeProps {
  /** `beam` (paper tag with a glowing hole) for new products, `brand` for specials, `slate` otherwise. */
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A small cut-out tag with a hole. */
export function Badge({ tone = 'slate', children }: BadgeProps) {
  return (
    <span
      className={`cut-out-tag inline-block max-w-full py-1 text-xs leading-none font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
