import { fromPromise } from 'xstate';
import { CheckPaidDocument } from './CheckPaid.generated.ts';
import { encodeReturnUrl } from '../../lib/return-url.ts';
import { paymentResultMachine } from '../../machines/paymentResult/paymentResult.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';

/** The paymentResult machine with its real actor. */
export function providePaymentResult({ host }: ScreenWork): typeof paymentResultMachine {
  return paymentResultMachine.provide({
    actors: {
      checkPaid: fromPromise(async ({ input }) => {
        const response = await host.query(CheckPaidDocument, {
          ...input,
          url: encodeReturnUrl(window.location.href),
        });
        return response.paymentCheckPaid;
      }),
    },
  });
}
