import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../components/ui/button-style.ts';
import type { ButtonLook } from '../../components/ui/button-style.ts';

/** Downloads the PDF of an invoice. A plain link, so that browsers offer their own download options. */
export function InvoiceDownload({ pdf, ...look }: ButtonLook & { pdf: string }) {
  return (
    <a href={pdf} download className={buttonClass(look)}>
      <Trans comment="Button, a verb: saves the invoice as a file">Download invoice (PDF)</Trans>
    </a>
  );
}
