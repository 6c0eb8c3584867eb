import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'multiple'> {
  /** Class of the box around it. */
  boxClass: string;
}

/** A native dropdown with the shop's arrow; its options are the children. */
export function SelectBox({ boxClass, className, ...select }: SelectBoxProps) {
  return (
    <span className={`relative ${boxClass}`}>
      <select {...select} className={`${className ?? ''} cursor-pointer appearance-none pe-11`} />
      <ChevronDown
        aria-hidden="true"
        size={18}
        strokeWidth={1.5}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
      />
    </span>
  );
}
