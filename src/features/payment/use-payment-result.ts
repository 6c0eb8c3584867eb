import { useMachine } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import type { paymentResultMachine } from '../../machines/paymentResult/paymentResult.machine.ts';
import { providePaymentResult } from './payment-actors.ts';

export interface AskedPayment {
  result: SnapshotFrom<typeof paymentResultMachine>;
  retry: () => void;
  /** Emits what is decided. */
  actor: ActorRefFrom<typeof paymentResultMachine>;
}

/** Asks what became of the payment behind a `payum_token`, whatever it was for, until it is decided (APS-14). */
export function usePaymentResult(token: string): AskedPayment {
  const [result, send, actor] = useMachine(useScreenMachine(providePaymentResult), { input: { token } });
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  return { result, retry: () => send({ type: 'check.retry' }), actor };
}
