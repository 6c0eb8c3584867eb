import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCart, useCartRef } from '../../actors/cart.ts';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';

/** Applies a promotion code; the cart reloads and says what it is worth, or why it is not (CRT-08). */
export function PromotionForm() {
  const { t } = useLingui();
  const cart = useCartRef();
  const applied = useCart((snapshot) => snapshot.context.cart.promotion_code);
  const message = useCart((snapshot) => snapshot.context.cart.promotion_message);
  const [code, setCode] = useState('');
  if (applied !== null) {
    return (
      <div className="flex items-center justify-between gap-3 text-sm">
        <span>
          <Trans>
            Code <strong>{applied}</strong> is applied
          </Trans>
        </span>
        <Button size="sm" variant="quiet" onClick={() => cart.send({ type: 'promotion.apply', code: '' })}>
          <Trans>Take it off</Trans>
        </Button>
      </div>
    );
  }
  return (
    <form
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        cart.send({ type: 'promotion.apply', code });
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label={t`Promotion code`}
        name="promotion_code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={message}
      />
      <Button type="submit" className="mt-7">
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}
