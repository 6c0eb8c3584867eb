import { useMachine } from '@xstate/react';
import { useEffect, useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import type {
  Theme,
  VoucherPurchaseEvent,
  voucherPurchaseMachine,
} from '../../machines/voucherPurchase/voucherPurchase.machine.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { useSession } from '../../state/session.ts';
import { provideVoucherPurchase } from './voucher-actors.ts';
import { readVoucherDraft, writeVoucherDraft } from './voucher-draft.ts';

/** The block's settings and surroundings. */
export interface VoucherBlockInput {
  token: string | null;
  /** `null` when still to be loaded. */
  themes: Theme[] | null;
  amounts: string;
  allowCustomAmounts: boolean;
}

/** State and actions for the parts of the block. */
export interface VoucherPurchase {
  snapshot: SnapshotFrom<typeof voucherPurchaseMachine>;
  send: (event: VoucherPurchaseEvent) => void;
  /** Id of a field's control. */
  idOf: (field: string) => string;
}

/** Runs the block: keeps typed input in this browser and opens the payment page (VCH-09). */
export function useVoucherPurchase(input: VoucherBlockInput): VoucherPurchase {
  const drafts = useDrafts();
  const loggedIn = useSession(isLoggedIn);
  const prefix = useId();
  const [snapshot, send, actor] = useMachine(useScreenMachine(provideVoucherPurchase), {
    input: { ...input, isLoggedIn: loggedIn, draft: readVoucherDraft(drafts) },
  });
  useEffect(() => {
    const payment = actor.on('payment.open', ({ url }) => window.location.assign(url));
    const problem = actor.on('problem.show', ({ field }) =>
      document.getElementById(`${prefix}${field}`)?.focus(),
    );
    const changes = actor.subscribe(({ context }) => {
      const { theme_id, amount, customAmount, delivery } = context;
      writeVoucherDraft(drafts, { theme_id, amount, customAmount, delivery });
    });
    const restore = (event: PageTransitionEvent) => {
      if (event.persisted) actor.send({ type: 'page.restore' });
    };
    window.addEventListener('pageshow', restore);
    return () => {
      for (const subscription of [payment, problem, changes]) subscription.unsubscribe();
      window.removeEventListener('pageshow', restore);
    };
  }, [actor, drafts, prefix]);
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  useEffect(() => send({ type: loggedIn ? 'session.login' : 'session.logout' }), [loggedIn, send]);
  return { snapshot, send, idOf: (field) => `${prefix}${field}` };
}
