import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import type { recoverPasswordMachine } from '../../machines/recoverPassword/recoverPassword.machine.ts';
import type {
  RecoverPasswordEmitted,
  RecoverPasswordEvent,
} from '../../machines/recoverPassword/recoverPassword.types.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { recoverPasswordLocation } from './login-location.ts';
import { provideRecoverPassword } from './recover-password-actors.ts';

/** State and events of the forgotten-password steps. */
export interface RecoverPassword {
  snapshot: SnapshotFrom<typeof recoverPasswordMachine>;
  send: (event: RecoverPasswordEvent) => void;
}

/** Runs `/forgotpassword`, whose steps are history entries like those of the login. */
export function useRecoverPassword(): RecoverPassword {
  const [snapshot, send, actor] = useMachine(useScreenMachine(provideRecoverPassword));
  const hydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const show = useEffectEvent(({ step, replace }: RecoverPasswordEmitted) => {
    // The mail was sent, so the draft of the address is no longer needed.
    if (step) drafts?.write('login', 'email', null);
    void navigate(location.pathname, {
      state: step && { recovery: step },
      replace,
      preventScrollReset: true,
    });
  });
  useEffect(() => {
    const subscription = actor.on('step.show', (event) => show(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (!hydrated) return;
    const { hash, state } = location;
    send({ type: 'screen.open', location: recoverPasswordLocation(hash, state) });
    // Not by its values: Back may lead to them before the step has been rendered.
  }, [hydrated, location, send]);
  return { snapshot, send };
}
