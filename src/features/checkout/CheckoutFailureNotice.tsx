import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import type { CheckoutFailure } from '../../machines/checkout/checkout.types.ts';

/**
 * Why the last step failed: the host's message, after 'something went wrong' when the order call itself was refused
 * (CHK-07, ERR-05); for an unreachable shop, what to do next.
 */
export function CheckoutFailureNotice({ failure }: { failure: CheckoutFailure }) {
  const { t } = useLingui();
  const message = failure.reason === 'refused' ? failure.message : '';
  // An answered order explains its own failure; only a call refused as a whole has a text code (CHK-07).
  const isRefusedCall = failure.of === 'order' && failure.reason === 'refused' && failure.textCode !== null;
  const went = isRefusedCall || message === '' ? unsaid(failure) : '';
  return <Alert tone="dng">{[went, message].join(' ').trim()}</Alert>;

  function unsaid({ of, reason, isOver }: CheckoutFailure): string {
    if (isOver)
      return t`Sorry, something went wrong: the shop did not confirm the order, but it can be reached again. Please press once more; what is ordered once is not ordered twice.`;
    if (of === 'order' && reason === 'unreachable')
      return t`Sorry, something went wrong: the shop did not confirm the order. Please press again; what is ordered once is not ordered twice.`;
    if (of === 'order' || reason === 'refused') return t`Sorry, something went wrong. Please try again.`;
    return t`We cannot reach the shop right now. What you typed is kept, please try again.`;
  }
}
