import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from './IconButton.tsx';
import { StatusMessage } from './StatusMessage.tsx';

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  label: string;
  name?: string;
  value: number;
  /** Called only with whole numbers between `min` and `max`. */
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Why it goes no further, e.g. the stock left; announced when it changes. */
  reason?: ReactNode;
  /** Called for a typed 0, which removes the item; without it 0 is refused. */
  onZero?: () => void;
  disabled?: boolean;
}

/**
 * A quantity in steps of 1: a native number input between two buttons. A typed value counts once complete; an
 * invalid one stays and is refused with a message.
 */
export function QuantityStepper({
  label,
  name,
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  reason,
  onZero,
  disabled = false,
}: QuantityStepperProps) {
  const { t } = useLingui();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const input = useShownValue(value, draft);
  const [initial] = useState(value);
  const [refused, setRefused] = useState(false);
  const take = (typed: string | null) => {
    setDraft(typed);
    setRefused(false);
  };
  const step = (by: number) => {
    const typed = draft?.trim() ? Number(draft) : value;
    const wanted = Math.min(max, Math.max(min, (Number.isInteger(typed) ? typed : value) + by));
    take(null);
    if (wanted !== value) onChange(wanted);
  };
  const settle = () => {
    if (draft === null || draft.trim() === '') return take(null);
    const wanted = Number(draft);
    const isZero = wanted === 0 && onZero !== undefined;
    if (!isZero && (!Number.isInteger(wanted) || wanted < min)) return setRefused(true);
    take(null);
    const possible = Math.min(max, wanted);
    if (isZero) onZero();
    else if (possible !== value) onChange(possible);
  };
  const steer = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (by === 0) settle();
    else step(by);
  };
  const said = refused ? t`Please enter a whole number, ${min} or more` : reason;
  return (
    <div className="inline-block max-w-full">
      <div className="inline-flex min-h-11 max-w-full items-center rounded-cut border border-edge bg-surface [&>button]:size-[44px]">
        <IconButton
          icon={Minus}
          label={t({ message: 'One less', comment: 'Button beside a number of pieces' })}
          onClick={() => step(-1)}
          disabled={disabled}
          aria-disabled={value <= min || undefined}
        />
        <input
          ref={input}
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={label}
          aria-describedby={said ? id : undefined}
          aria-invalid={refused || undefined}
          min={min}
          max={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          step={1}
          defaultValue={initial}
          disabled={disabled}
          onChange={(event) => take(event.target.value)}
          onKeyDown={steer}
          onBlur={settle}
          className="price w-14 min-w-0 self-stretch [appearance:textfield] border-x border-kerf bg-transparent text-center [&::-webkit-inner-spin-button]:appearance-none"
        />
        <IconButton
          icon={Plus}
          label={t({ message: 'One more', comment: 'Button beside a number of pieces' })}
          onClick={() => step(1)}
          disabled={disabled}
          aria-disabled={value >= max || undefined}
        />
      </div>
      <StatusMessage className={classNames('mt-1 text-sm', refused ? 'text-dng' : 'text-ink-soft')}>
        {said ? <span id={id}>{said}</span> : null}
      </StatusMessage>
    </div>
  );
}

/** Writes the value into the input unless something is being typed; input from before hydration is kept. */
function useShownValue(value: number, draft: string | null) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef({ value, draft });
  useEffect(() => {
    const { value: before, draft: typed } = shown.current;
    if (value === before && draft === typed) return;
    shown.current = { value, draft };
    if (input.current && draft === null) input.current.value = String(value);
  }, [value, draft]);
  return input;
}
