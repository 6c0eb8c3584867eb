import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import type { LineNotice } from '../../machines/cart/cart.types.ts';
import { joinSentences } from '../../rules/join-texts.ts';
import { useCart, useCartRef } from '../../state/cart.ts';
import { lineEdits } from './line-edits.ts';

/** Reports the last change of a line; dismissed when the screen is left. */
export function CartNotice() {
  const cart = useCartRef();
  const notice = useCart((snapshot) => snapshot.context.notice);
  const messageOf = useNoticeMessage();
  useLeaving(() => cart.send({ type: 'notice.dismiss' }));
  return (
    // The removed line reports its removal itself.
    <StatusMessage
      hidden={notice?.kind !== 'edited' && notice?.kind !== 'restored'}
      className="mt-4 mb-6 measure font-semibold"
    >
      {notice && messageOf(notice)}
    </StatusMessage>
  );
}

/** Calls back on unmount, but not for the immediate remount of React's development mode. */
function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      queueMicrotask(() => {
        if (!isHere.current) leave();
      });
    };
  }, []);
}

function useNoticeMessage(): (notice: LineNotice) => string {
  const { i18n, t } = useLingui();
  const editMessage = (notice: Extract<LineNotice, { kind: 'edited' }>) => {
    const { line, before } = notice;
    const edits = before ? lineEdits(before, line) : [];
    const each = edits.map(({ of, before: was, after: is }) => {
      const name =
        of === 'product'
          ? t({
              message: 'Choice',
              comment: 'Name of what has changed in a line of the cart: the option of the product',
            })
          : of === 'quantity'
            ? t({
                message: 'Quantity',
                comment:
                  'How many pieces: label of a field, column of an invoice, and what has changed in the cart',
              })
            : of.addon;
      if (was === '')
        return t({
          message: `${name}: ${is}`,
          comment: 'What has changed and how it is now, e.g. Quantity: 2',
        });
      return is === ''
        ? t({
            message: `${name}: none, it was ${was}`,
            comment: 'What has changed in the cart, e.g. Gift wrap: none, it was Kraft paper',
          })
        : t({
            message: `${name}: ${is}, it was ${was}`,
            comment: 'What has changed in the cart, e.g. Quantity: 2, it was 1',
          });
    });
    if (before && each.length === 0)
      return t({
        message: `${line.name} is as it was.`,
        comment: 'Said after a piece was edited, and nothing has changed; {0} is its name',
      });
    return joinSentences(i18n.locale, [
      t({
        message: `Changed: ${line.name}.`,
        comment: 'The name of a piece in the cart of which something is not as it was',
      }),
      ...each,
    ]);
  };
  return (notice) => {
    const { line } = notice;
    const left = line.can_purchase_qty;
    if (notice.kind === 'edited') return editMessage(notice);
    if (notice.kind === 'removed')
      return t({
        message: `Removed: ${line.name}. Undo puts it back.`,
        comment: '{0}: the name of a piece; Undo: what the button beside it says',
      });
    // lingui-set comment="Said after Undo; {0} is the name of a piece"
    if (line.in_stock) return t`${line.name} is back in your cart.`;
    return left === 0
      ? t`${line.name} is back in your cart, but out of stock by now.`
      : t`${line.name} is back in your cart, but only ${left} can be bought by now.`;
  };
}
