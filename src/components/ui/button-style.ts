import { classNames } from '../../lib/class-names.ts';
import type { ColourCode } from './colour-code.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** `primary` appears once per screen. */
  variant?: ButtonVariant;
  /** 36, 44 or 52 px high. */
  size?: ButtonSize;
  fullWidth?: boolean;
  /** A colour code of the content instead of a variant. */
  colour?: ColourCode | undefined;
  className?: string | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'key border-transparent bg-brand text-on-brand',
  secondary: 'key border-edge bg-surface text-ink',
  quiet:
    'border-transparent text-ink underline decoration-kerf decoration-1 underline-offset-4 transition-colors hover:decoration-scorch hover:decoration-2 active:translate-y-px',
  danger: 'key border-transparent bg-dng text-on-dng',
};

const COLOURS: Record<ColourCode, string> = {
  wht: 'key border-edge bg-wht text-on-wht',
  blk: 'key border-edge bg-blk text-on-blk',
  bnd: 'key border-transparent bg-bnd text-on-bnd',
  pri: 'key border-transparent bg-pri text-on-pri',
  sec: 'key border-transparent bg-sec text-on-sec',
  suc: 'key border-transparent bg-suc text-on-suc',
  inf: 'key border-transparent bg-inf text-on-inf',
  wrn: 'key border-transparent bg-wrn text-on-wrn',
  dng: 'key border-transparent bg-dng text-on-dng',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-2.5 text-base',
};

/** Classes of everything that looks like a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  colour,
  className,
}: ButtonLook) {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-cut border text-center leading-tight font-semibold',
    'select-none disabled:opacity-55 aria-disabled:opacity-75',
    colour ? COLOURS[colour] : VARIANTS[variant],
    SIZES[size],
    fullWidth && 'w-full',
    className,
  );
}
