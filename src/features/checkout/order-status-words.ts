import { useLingui } from '@lingui/react/macro';

/** An order's status in the shopper's words (A88). */
export function useOrderStatusWords(): (status: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    awaitingPayment: t`Waiting for payment`,
    paid: t`In the workshop`,
    dispatched: t`On its way`,
    failed: t`Payment failed`,
    cancelled: t`Cancelled`,
    expired: t`Expired`,
  };
  return (status) => words[status] ?? status;
}
