import type { ChangeEvent } from 'react';
import { useState } from 'react';

interface TextProps<E> {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
}

/** How many characters stand in a text control, whether or not its value is controlled. */
export function useTextLength<E extends HTMLInputElement | HTMLTextAreaElement>(props: TextProps<E>) {
  const [typed, setTyped] = useState(() => String(props.defaultValue ?? '').length);
  const onChange = (event: ChangeEvent<E>) => {
    setTyped(event.target.value.length);
    props.onChange?.(event);
  };
  return { length: props.value === undefined ? typed : String(props.value ?? '').length, onChange };
}
