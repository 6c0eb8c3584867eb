import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import type { CartState } from '../../machines/cart/cart-state.ts';
import { isLineChanging } from '../../machines/cart/cart.selectors.ts';
import { useCart, useCartRef } from '../../state/cart.ts';
import { LineFailure } from './LineFailure.tsx';
import type { NoteLine } from './use-line-focus.ts';

interface RemovedLineProps {
  line: CartState['cartitems'][number];
  noteLine: NoteLine;
}

/** Takes the place of a removed line and restores it until the page is reloaded or closed (CRT-04). */
export function RemovedLine({ line, noteLine }: RemovedLineProps) {
  const { t } = useLingui();
  const cart = useCartRef();
  const busy = useCart((snapshot) => isLineChanging(snapshot, line.id));
  const texts = line.addons.flatMap(({ value }) => value).join(' / ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-kerf py-4 text-sm">
      <p className="min-w-0 flex-1 wrap-break-word text-ink-soft">
        <Trans comment="The name of a product that was removed from the cart">
          Removed: <span className="font-semibold text-ink">{line.name}</span>
        </Trans>
        {texts === '' ? null : <span className="block">{texts}</span>}
      </p>
      <Button
        ref={(button) => noteLine(line.id, button)}
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={t({
          message: `Undo: put ${line.name} back`,
          comment: 'Heard in place of ‘Undo’; {0} is the name of a piece that was in the cart',
        })}
        onClick={() => cart.send({ type: 'line.restore', id: line.id })}
      >
        <Trans comment="Button: puts what was removed back into the cart">Undo</Trans>
      </Button>
      <LineFailure id={line.id} />
    </li>
  );
}
