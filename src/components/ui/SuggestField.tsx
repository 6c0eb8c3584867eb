import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { ChangeEvent, ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { FieldLook } from './Field.tsx';
import { CONTROL_CLASS, Field } from './Field.tsx';
import { useCombobox } from './use-combobox.ts';

interface FieldSuggestion {
  /** Identifies it; unique. */
  key: string;
  label: ReactNode;
  /** Secondary text at its end. */
  detail?: ReactNode;
}

export interface SuggestFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'list' | 'role'>, FieldLook {
  /** Suggestions for the typed text, best first; an empty list closes it. */
  suggestions: readonly FieldSuggestion[];
  onChoose: (key: string) => void;
}

/**
 * A text field with suggestions while typing: arrows and Enter or a tap choose, Escape closes, the focus
 * stays in the field. Accepts any text. `className` applies to the whole field, `ref` and the rest to the
 * input.
 */
export function SuggestField({
  suggestions,
  onChoose,
  label,
  hideLabel,
  hint,
  error,
  className,
  ...input
}: SuggestFieldProps) {
  const { t } = useLingui();
  const listId = useId();
  const { shown, active, setOpen, press } = useCombobox(suggestions);
  const activeKey = shown[active]?.key;
  const choose = (key: string) => {
    setOpen(false);
    onChoose(key);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    input.onChange?.(event);
    // Autofill also writes into fields without focus.
    setOpen(document.activeElement === event.currentTarget);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (press(event) || event.key !== 'Enter' || activeKey === undefined) return;
    event.preventDefault();
    choose(activeKey);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    input.onBlur?.(event);
    setOpen(false);
  };
  return (
    <Field {...{ label, hideLabel, hint, error, className }} id={input.id} required={input.required}>
      {(ties) => (
        <span className="relative block">
          <input
            {...input}
            {...ties}
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeKey === undefined ? undefined : `${listId}-${active}`}
            onChange={type}
            onKeyDown={pressKey}
            onBlur={leave}
            className={CONTROL_CLASS}
          />
          <Suggestions
            id={listId}
            name={t({
              message: 'Suggestions',
              comment: 'Heard as the name of the list that opens under a field while typing',
            })}
            {...{ shown, active }}
            onChoose={choose}
          />
          <span role="status" className="sr-only">
            {shown.length > 0 && (
              <Plural
                value={shown.length}
                one="# suggestion"
                other="# suggestions"
                comment="Heard while typing: how many lines the list under the field has"
              />
            )}
          </span>
        </span>
      )}
    </Field>
  );
}

interface SuggestionsProps {
  id: string;
  name: string;
  shown: readonly FieldSuggestion[];
  active: number;
  onChoose: (key: string) => void;
}

function Suggestions({ id, name, shown, active, onChoose }: SuggestionsProps) {
  const activeOption = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <span
      id={id}
      role="listbox"
      aria-label={name}
      hidden={shown.length === 0}
      // A click must not take the focus from the field, or the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute end-0 top-full z-40 mt-1 block max-h-60 w-max max-w-[min(22rem,85vw)] min-w-full overflow-y-auto rounded-cut border border-kerf bg-surface py-1 shadow-sheet"
    >
      {shown.map(({ key, label, detail }, index) => (
        <span
          key={key}
          ref={index === active ? activeOption : undefined}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(key)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(key)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-1.5 hover:bg-ink/6 aria-selected:bg-ply aria-selected:shadow-[inset_2px_0_0_var(--beam)]"
        >
          <span className="min-w-0">{label}</span>{' '}
          <span className="shrink-0 text-sm text-ink-soft">{detail}</span>
        </span>
      ))}
    </span>
  );
}
