import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import type { loginMachine } from '../../machines/login/login.machine.ts';
import type { LoginEmitted, LoginEvent } from '../../machines/login/login.types.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { provideLogin } from './login-actors.ts';
import { loginLocation } from './login-location.ts';
import { pendingLogin } from './pending-login.ts';

/** State and events of the login and sign-up steps. */
export interface Login {
  snapshot: SnapshotFrom<typeof loginMachine>;
  send: (event: LoginEvent) => void;
}

/**
 * Runs the login of a screen. Its steps are history entries with their e-mail address: Back returns to the
 * previous step, and a reload restores the current one.
 */
export function useLogin(): Login {
  const [snapshot, send, actor] = useMachine(useScreenMachine(provideLogin));
  const hydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const show = useEffectEvent(({ step, replace }: LoginEmitted) => {
    // The mail was sent, so the drafts of what it needed are no longer needed.
    if (step?.at === 'code') {
      drafts?.write('login', 'email', null);
      if (step.recipient.first_name !== undefined) drafts?.write('login', 'signup', null);
    }
    void navigate(location.pathname, { state: step && { login: step }, replace, preventScrollReset: true });
  });
  useEffect(() => {
    const subscription = actor.on('step.show', (event) => show(event));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => {
    if (!hydrated) return;
    const { hash, state } = location;
    send({ type: 'screen.open', location: loginLocation(hash, state), requested: pendingLogin() });
    // Not by its values: Back may lead to them before the step has been rendered.
  }, [hydrated, location, send]);
  return { snapshot, send };
}
