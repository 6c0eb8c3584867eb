import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useCart, useCartRef } from '../../state/cart.ts';
import { codeRefusal, isCodeDropped } from '../../machines/cart/cart.selectors.ts';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { TextField } from '../../components/ui/TextField.tsx';

/** Applies a promotion code; the cart reloads and shows its discount, or why it does not apply (CRT-08). */
export function PromotionForm() {
  const { t } = useLingui();
  const applied = useCart((snapshot) => snapshot.context.cart.promotion_code);
  const response = useCart((snapshot) => snapshot.context.cart.promotion_message);
  const dropped = useCart(isCodeDropped);
  const refusal =
    useCart(codeRefusal) ?? (dropped ? t`Sorry, something went wrong. Please try again.` : null);
  const message = refusal ?? response;
  // The message is blank meanwhile, so that the same response to another code is announced again.
  const isSending = useCart(({ context }) => context.queue.some(({ kind }) => kind === 'choose'));
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(applied);
  useEffect(() => {
    const isOther = before.current !== applied;
    before.current = applied;
    // The focused element disappeared with its form.
    if (isOther && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [applied]);
  const shownMessage = message ?? (applied === null ? null : <AppliedMessage code={applied} />);
  return (
    <div ref={box}>
      {applied === null ? <CodeForm message={message} /> : <AppliedCode code={applied} />}
      {applied !== null && refusal && <p className="text-sm text-dng">{refusal}</p>}
      <StatusMessage hidden>{isSending ? null : shownMessage}</StatusMessage>
    </div>
  );
}

const AppliedMessage = ({ code }: { code: string }) => (
  <Trans comment="Status: a promotion code is applied to this cart">
    Code <strong>{code}</strong> is applied
  </Trans>
);

function AppliedCode({ code }: { code: string }) {
  const cart = useCartRef();
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <span>
        <AppliedMessage code={code} />
      </span>
      <Button size="sm" variant="quiet" onClick={() => cart.send({ type: 'promotion.apply', code: '' })}>
        <Trans comment="Button: removes a promotion code">Remove code</Trans>
      </Button>
    </div>
  );
}

function CodeForm({ message }: { message: string | null }) {
  const { t } = useLingui();
  const cart = useCartRef();
  const [code, setCode] = useState('');
  return (
    <form
      className="flex items-start gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        cart.send({ type: 'promotion.apply', code });
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label={t({
          message: 'Promotion code',
          comment: 'Label of a field for a code that makes an order cheaper',
        })}
        name="promotion_code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={message}
      />
      <Button type="submit" className="mt-7">
        <Trans comment="Button: applies a promotion code">Apply</Trans>
      </Button>
    </form>
  );
}
