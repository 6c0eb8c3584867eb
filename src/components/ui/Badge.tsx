import type { ReactNode } from 'react';

const TONES = {
  beam: 'beam-hole bg-surface text-ink',
  brand: 'bg-brand text-on-brand',
  slate: 'bg-sec text-on-sec',
} as const;

interface BadgeProps {
  /** `beam`, a paper tag whose hole glows, for what is new, `brand` for what is special, `slate` for the rest. */
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A little cut-out tag with its hole. */
export function Badge({ tone = 'slate', children }: BadgeProps) {
  return (
    <span className={`cut-out-tag inline-block py-1 text-xs leading-none font-semibold ${TONES[tone]}`}>
      {children}
    </span>
  );
}
