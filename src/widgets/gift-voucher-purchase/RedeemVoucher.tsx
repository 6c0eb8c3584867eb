import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import { useCartRef } from '../../state/cart.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useLoginRedirect } from '../../state/login-redirect.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { useSession } from '../../state/session.ts';
import { provideVoucherRedeem } from './voucher-actors.ts';
import { readCodeDraft, writeCodeDraft } from './voucher-draft.ts';

/** The login returns here. */
const ANCHOR = '#redeem';

/** ‘Redeem gift voucher’: turns a code into credit (VCH-10). `linkedCode`: from a QR code. */
export function RedeemVoucher({ linkedCode }: { linkedCode: string }) {
  const { t } = useLingui();
  const drafts = useDrafts();
  const cart = useCartRef();
  const navigate = useNavigate();
  const goToLogin = useLoginRedirect();
  const loggedIn = useSession(isLoggedIn);
  const codeId = useId();
  const [snapshot, send, actor] = useMachine(useScreenMachine(provideVoucherRedeem), {
    input: { code: linkedCode || readCodeDraft(drafts), isLoggedIn: loggedIn },
  });
  const logIn = useEffectEvent((code: string) => {
    writeCodeDraft(drafts, code);
    goToLogin(ANCHOR);
  });
  const stored = useRef(snapshot.context.code);
  const store = useEffectEvent((typed: string) => {
    if (typed === stored.current) return;
    stored.current = typed;
    writeCodeDraft(drafts, typed === '' ? null : typed);
  });
  const leave = useEffectEvent((path: string) => {
    writeCodeDraft(drafts, null);
    // There is now credit to pay with.
    cart.send({ type: 'cart.reload' });
    void navigate(path);
  });
  useEffect(() => {
    const typing = actor.subscribe(({ context }) => store(context.code));
    const login = actor.on('login.request', ({ code }) => logIn(code));
    const navigation = actor.on('navigation.request', ({ path }) => leave(path));
    const missing = actor.on('missing.show', () => document.getElementById(codeId)?.focus());
    return () => {
      for (const subscription of [typing, login, navigation, missing]) subscription.unsubscribe();
    };
  }, [actor, codeId]);
  useEffect(() => send({ type: loggedIn ? 'session.login' : 'session.logout' }), [loggedIn, send]);
  const { code, failure, isMissing } = snapshot.context;
  return (
    <form
      method="post"
      noValidate
      className="mt-6 grid max-w-xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'voucher.redeem' });
      }}
    >
      <div>
        <h2 className="font-display text-2xl font-bold">
          <Trans comment="Heading of a form, a verb: turns a voucher into credit">Redeem gift voucher</Trans>
        </h2>
        <p className="mt-2">
          <Trans>What it is worth becomes credit in your account.</Trans>{' '}
          {!loggedIn && <Trans>You will be asked to log in first; your code is kept meanwhile.</Trans>}
        </p>
      </div>
      <TextField
        id={codeId}
        label={t({ message: 'Code', comment: 'Of a gift voucher' })}
        error={isMissing && t`Please enter the code of your voucher`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={code}
        onChange={({ target }) => send({ type: 'code.change', code: target.value })}
        className="[&_input]:font-mono [&_input]:tracking-wider"
      />
      {failure && (
        <Alert key={failure.reason} tone="dng">
          {(failure.reason === 'refused' && failure.message) || (
            <Trans>We cannot reach the shop right now. Please try again.</Trans>
          )}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="primary" busy={snapshot.hasTag('busy')}>
          <Trans comment="Button of a form: turns a voucher into credit">Redeem Now</Trans>
        </Button>
      </div>
    </form>
  );
}
