import type { ComponentProps } from 'react';
import { AppLink } from './AppLink.tsx';
import type { ButtonLook } from './button-style.ts';
import { buttonClass } from './button-style.ts';

interface ButtonLinkProps extends Omit<ComponentProps<typeof AppLink>, 'className'>, ButtonLook {}

/** A link styled as a button (WGT-07). */
export function ButtonLink({ variant, size, fullWidth, colour, className, ...link }: ButtonLinkProps) {
  return <AppLink {...link} className={buttonClass({ variant, size, fullWidth, colour, className })} />;
}
