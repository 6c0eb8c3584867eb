import { MaskInput } from 'maska';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefCallback } from 'react';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { maskOf } from './masks.ts';

interface MaskedFieldProps extends Omit<TextFieldProps, 'ref'> {
  ref: RefCallback<HTMLInputElement>;
  mask: string;
  /** Receives the typed text after masking. */
  fill: (value: string) => void;
}

/** A field for digits; the mask inserts the separators (FRM-07, FRM-08). */
export function MaskedField({ ref, mask, fill, ...field }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const masked = useEffectEvent(fill);
  useEffect(() => {
    if (!input.current) return;
    const onMaska = (detail: { masked: string }) => masked(detail.masked);
    const masking = new MaskInput(input.current, { ...maskOf(mask), onMaska });
    return () => masking.destroy();
  }, [mask]);
  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element;
        ref(element);
      }}
      inputMode="numeric"
    />
  );
}
