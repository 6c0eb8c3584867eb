import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { RestError } from '../../graphql/rest-error.ts';
import { PickUpTicket } from './PickUpTicket.tsx';
import { usePrintTicketQuery } from './PrintTicket.generated.ts';
import { VoucherTicket } from './VoucherTicket.tsx';

const PICTURE_LIMIT_MS = 5_000;

/** Resolves once the card's fonts are loaded, and its pictures too unless they fail or take too long. */
async function isDrawn(): Promise<void> {
  const pictures = Array.from(document.images, (image) => image.decode());
  const limit = new Promise((resolve) => setTimeout(resolve, PICTURE_LIMIT_MS));
  await Promise.race([Promise.allSettled(pictures), limit]);
  await document.fonts.ready;
}

/**
 * `/print-tickets/{id}?key=`: only the card of a gift voucher or pick-up order, for its buyer, administrators
 * and holders of the mailed link (RT-19, A39).
 */
export function Component() {
  const { t } = useLingui();
  // Before hydration no user is known, and the page is shared.
  const hydrated = useHydrated();
  const title = t({ message: 'Ticket', comment: 'A card to pick an order up with, or a gift voucher' });
  return (
    <div className="mx-auto max-w-2xl p-5 sm:p-10 print:max-w-none print:p-0">
      <PageHead title={title} noindex />
      {hydrated ? <Loaded title={title} /> : <Waiting title={title} />}
    </div>
  );
}

interface WaitingProps {
  title: string;
  /** Given when the card could not be loaded. */
  onRetry?: () => void;
}

const Waiting = ({ title, onRetry }: WaitingProps) => (
  <>
    <h1 className="mb-4 font-display text-4xl font-bold">{title}</h1>
    {onRetry ? (
      <UnreachableAlert onRetry={onRetry} />
    ) : (
      <div className="wood-grain h-96 rounded-cut" role="status" aria-busy="true" />
    )}
  </>
);

function Loaded({ title }: { title: string }) {
  const id = useParams()['id'] ?? '';
  const [query] = useSearchParams();
  const { data, error, refetch } = usePrintTicketQuery({
    variables: { id, key: query.get('key') },
    ssr: false,
    fetchPolicy: 'network-only',
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    let isGone = false;
    void isDrawn().then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
    };
  }, [isThere]);
  const { voucher, pick_up: pickUp } = data?.printTicket ?? {};
  if (voucher) return <VoucherTicket ticket={voucher} />;
  if (pickUp) return <PickUpTicket ticket={pickUp} />;
  // A malformed id or key is refused with 400.
  if (error instanceof RestError && error.status < 500) return <NotFoundScreen />;
  return error ? <Waiting title={title} onRetry={() => void refetch()} /> : <Waiting title={title} />;
}
