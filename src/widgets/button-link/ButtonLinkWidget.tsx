import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { defineWidget } from '../widget-module.ts';
import { colourCode, flag, text } from '../widget-settings.ts';
import { buttonTarget } from './button-target.ts';

const schema = Type.Object({
  button_text: text(),
  button_colour: colourCode(),
  button_url: text(),
  link_to_page: text(),
  link_to_document: text(),
  open_in_new_tab: flag(),
  full_width: flag(),
});

/** button_link: a button to a page, a document or any address (WGT-06). */
function ButtonLinkWidget({ settings }: { settings: Static<typeof schema> }) {
  const target = buttonTarget(settings);
  if (!target || settings.button_text === '') return null;
  return (
    <div className="py-3">
      <ButtonLink
        href={target.href}
        download={target.download || undefined}
        newTab={settings.open_in_new_tab}
        colour={settings.button_colour}
        fullWidth={settings.full_width}
      >
        {settings.button_text}
      </ButtonLink>
    </div>
  );
}

export const widget = defineWidget({ schema, Component: ButtonLinkWidget });
