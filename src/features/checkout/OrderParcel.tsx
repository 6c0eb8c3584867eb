import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import type { OrderParcel_OrderFragment } from './OrderParcel.generated.ts';

/** Tracking of a posted order; nothing when unknown (GEN-08, A88). */
export function OrderParcel({ order: { tracking } }: { order: OrderParcel_OrderFragment }) {
  if (!tracking) return null;
  return (
    <div className="mt-2 wrap-anywhere">
      {tracking.number && (
        <p>
          <Trans comment="{0}: what the carrier calls the parcel">
            Tracking number: <strong className="tabular-nums">{tracking.number}</strong>
          </Trans>
        </p>
      )}
      {tracking.url && (
        <AppLink
          href={tracking.url}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans comment="Link to the carrier’s page that says where a parcel is">Follow your parcel</Trans>
        </AppLink>
      )}
      <p className="text-sm text-ink-soft">
        <Trans>Tracking takes up to 48 hours to appear.</Trans>
      </p>
    </div>
  );
}
