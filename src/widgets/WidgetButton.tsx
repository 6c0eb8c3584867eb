import { ButtonLink } from '../components/ui/ButtonLink.tsx';
import type { ButtonVariant } from '../components/ui/button-style.ts';
import type { ColourCode } from '../components/ui/colour-code.ts';

interface WidgetButtonProps {
  settings: {
    button_text: string;
    button_link: string;
    button_colour?: ColourCode;
    open_in_new_tab: boolean;
  };
  variant?: ButtonVariant;
  className?: string;
}

/** The button of a widget, rendered only with both text and link. */
export function WidgetButton({ settings, variant = 'secondary', className }: WidgetButtonProps) {
  const { button_text: text, button_link: link, button_colour: colour, open_in_new_tab: newTab } = settings;
  if (text === '' || link === '') return null;
  return (
    <ButtonLink href={link} newTab={newTab} colour={colour} variant={variant} className={className}>
      {text}
    </ButtonLink>
  );
}
