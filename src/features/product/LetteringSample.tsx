import { useLingui } from '@lingui/react/macro';
import './lettering-fonts.css';

interface LetteringSampleProps {
  /** One of `LetteringFont`; any other shows the shop's own font. */
  font: string;
  /** The lettering's name, shown until something is typed. */
  name: string;
  text: string;
}

/** Text in one of the workshop's letterings. */
export function LetteringSample({ font, name, text }: LetteringSampleProps) {
  const { t } = useLingui();
  return (
    <p
      role="img"
      aria-label={t({ message: `Your words in ${name}`, comment: 'What was typed, drawn in a lettering' })}
      className="min-w-0 text-[1.75rem] leading-tight wrap-anywhere whitespace-pre-line text-scorch"
      style={{ fontFamily: `'Lettering ${font}', var(--font-of-display)` }}
    >
      {text || name}
    </p>
  );
}
