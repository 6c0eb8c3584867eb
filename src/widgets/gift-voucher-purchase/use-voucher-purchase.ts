import { useMachine } from '@xstate/react';
import { useEffect, useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { usePageRestore } from '../../components/layout/use-page-restore.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import type { voucherPurchaseMachine } from '../../machines/voucherPurchase/voucherPurchase.machine.ts';
import type {
  Theme,
  VoucherDraft,
  VoucherPurchaseEvent,
} from '../../machines/voucherPurchase/voucherPurchase.types.ts';
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
  /** Discards the draft of a voucher that has been paid. */
  forget: () => void;
  /** The id of a field's control. */
  idOf: (field: string) => string;
}

/** The field values to store beyond the page. */
const draftOf = ({ context }: VoucherPurchase['snapshot']): VoucherDraft => {
  const { theme_id, amount, customAmount, delivery } = context;
  return { theme_id, amount, customAmount, delivery };
};

/** Runs the block: stores the field values in this browser, and leaves for the payment page (VCH-09). */
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
    let known = JSON.stringify(draftOf(actor.getSnapshot()));
    const changes = actor.subscribe((now) => {
      const draft = draftOf(now);
      if (JSON.stringify(draft) === known) return;
      known = JSON.stringify(draft);
      writeVoucherDraft(drafts, draft);
    });
    return () => {
      for (const subscription of [payment, problem, changes]) subscription.unsubscribe();
    };
  }, [actor, drafts, prefix]);
  usePageRestore(() => send({ type: 'page.restore' }));
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  useEffect(() => send({ type: loggedIn ? 'session.login' : 'session.logout' }), [loggedIn, send]);
  const forget = () => {
    send({ type: 'result.paid' });
    writeVoucherDraft(drafts, null);
  };
  return { snapshot, send, forget, idOf: (field) => `${prefix}${field}` };
}
