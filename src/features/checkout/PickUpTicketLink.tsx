import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';

/** Link to the ticket for picking up the order with this id. */
export function PickUpTicketLink({ id }: { id: string }) {
  return (
    <AppLink
      href={`/print-tickets/${id}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
    >
      <Trans comment="Link, a verb: a card with which the order is picked up">Print the ticket</Trans>
    </AppLink>
  );
}
