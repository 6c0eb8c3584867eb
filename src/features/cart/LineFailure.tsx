import { useLingui } from '@lingui/react/macro';
import { isLineDropped, lineFailure } from '../../machines/cart/cart.selectors.ts';
import { useCart } from '../../state/cart.ts';

/** Why the last change of a line was not made; an unreachable shop is reported above all lines. */
export function LineFailure({ id }: { id: number }) {
  const { t } = useLingui();
  const failure = useCart((snapshot) => lineFailure(snapshot, id));
  const dropped = useCart((snapshot) => isLineDropped(snapshot, id));
  if (failure?.reason !== 'refused' && !dropped) return null;
  return (
    <p role="alert" className="basis-full text-sm text-dng">
      {failure?.reason === 'refused' ? failure.message : t`Sorry, something went wrong. Please try again.`}
    </p>
  );
}
