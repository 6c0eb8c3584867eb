import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { useSellsOnline } from '../../state/sells-online.ts';

/**
 * Replaces the add-to-cart form for a product without a price (GEN-14), or in a shop that does not sell
 * online (GEN-15).
 */
export function ContactPrompt() {
  const isSelling = useSellsOnline();
  return (
    <div className="mt-6 border-t border-kerf pt-6">
      <p>
        {isSelling ? (
          <Trans>
            Prices of gift packs vary with what goes in. Tell us what you have in mind and we quote by e-mail.
          </Trans>
        ) : (
          <Trans>We do not sell online at the moment. Write to us about this piece.</Trans>
        )}
      </p>
      <ButtonLink href="/contact" variant="primary" className="mt-4">
        {isSelling ? (
          <Trans comment="Button on a product whose price is not known: leads to a form">
            Ask for a quote
          </Trans>
        ) : (
          <Trans comment="Button: leads to a form, to write about a product or what was not found">
            Ask us about it
          </Trans>
        )}
      </ButtonLink>
    </div>
  );
}
