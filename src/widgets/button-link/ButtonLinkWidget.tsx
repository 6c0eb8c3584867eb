import type { MouseEvent } from 'react';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { useLoginRedirect } from '../../state/login-redirect.ts';
import { useSession } from '../../state/session.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import { defineWidget } from '../widget-module.ts';
import { colourCode, flag, text } from '../widget-settings.ts';
import { buttonTarget } from './button-target.ts';

const schema = object({
  button_text: text(),
  button_colour: colourCode(),
  button_url: text(),
  link_to_page: text(),
  link_to_document: text(),
  open_in_new_tab: flag(),
  full_width: flag(),
  /** Sends visitors to log in first and back to this page afterwards (GRD-15). */
  login_redirect: flag(),
});

/** button_link: a button to a page, document or URL, optionally for logged-in users only (WGT-06, GRD-15). */
function ButtonLinkWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const target = buttonTarget(settings);
  const loggedIn = useSession(isLoggedIn);
  const goToLogin = useLoginRedirect();
  const logInFirst = (event: MouseEvent) => {
    event.preventDefault();
    goToLogin();
  };
  if (!target || settings.button_text === '') return null;
  return (
    <div className="py-3">
      <ButtonLink
        href={target.href}
        download={target.download || undefined}
        newTab={settings.open_in_new_tab}
        onClick={settings.login_redirect && !loggedIn ? logInFirst : undefined}
        colour={settings.button_colour}
        fullWidth={settings.full_width}
      >
        {settings.button_text}
      </ButtonLink>
    </div>
  );
}

export const widget = defineWidget({ schema, Component: ButtonLinkWidget });
