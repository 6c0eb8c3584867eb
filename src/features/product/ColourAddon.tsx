import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';

interface ColourAddonProps {
  label: string;
  required: boolean;
  hint: string | null;
  error: string | null;
  /** `#rrggbb`; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

const WHITE = '#ffffff'; // style-ok: a value that is sent, not a look
/** The native control always has a colour, and is silent when that one is chosen: so it is not quite white. */
const EMPTY = '#fffffe'; // style-ok: a value of the native control, not a look

/** An add-on that is any colour (A55). The control cannot be empty; words and a button beside it make up for that. */
export function ColourAddon({ value, hint, onChange, ...look }: ColourAddonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (colour: string) => onChange(colour === EMPTY ? WHITE : colour);
  const take = useEffectEvent((colour: string) => {
    if (colour !== value) choose(colour);
  });
  // React's own onChange stays silent when the colour that is shown already is confirmed.
  useEffect(() => {
    const control = input.current;
    const confirm = () => control && take(control.value);
    control?.addEventListener('change', confirm);
    return () => control?.removeEventListener('change', confirm);
  }, []);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const isEmpty = value === '';
  return (
    <div>
      <TextField
        {...look}
        ref={input}
        type="color"
        hint={
          isEmpty ? (
            <>
              <Trans>Not chosen</Trans> {hint}
            </>
          ) : (
            hint
          )
        }
        value={isEmpty ? EMPTY : value}
        onChange={(event) => choose(event.target.value)}
      />
      {!isEmpty && (
        <Button size="sm" variant="quiet" onClick={clear}>
          <Trans>Use the usual colour</Trans>
        </Button>
      )}
    </div>
  );
}
