import { useMachine } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import type { paymentResultMachine } from '../../machines/paymentResult/paymentResult.machine.ts';
import { providePaymentResult } from './payment-actors.ts';

export interface CheckedPayment {
  result: SnapshotFrom<typeof paymentResultMachine>;
  retry: () => void;
  /** Emits the final result. */
  actor: ActorRefFrom<typeof paymentResultMachine>;
}

/** Polls the payment of a `payum_token` of any kind until it is decided (APS-14). */
export function usePaymentResult(token: string): CheckedPayment {
  const [result, send, actor] = useMachine(useScreenMachine(providePaymentResult), { input: { token } });
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  return { result, retry: () => send({ type: 'check.retry' }), actor };
}
