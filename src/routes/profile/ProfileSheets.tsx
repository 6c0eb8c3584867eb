import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PhotoBox } from './PhotoBox.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileOrders } from './ProfileOrders.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ProfileSide } from './ProfileSide.tsx';
import type { ProfileSideProps } from './ProfileSide.tsx';

export interface ProfileSheetsProps extends ProfileSideProps {
  /** Present when the shop asks for addresses. */
  addresses?: ReactNode;
}

/** The cards of the profile: details, addresses, orders and the side column. */
export function ProfileSheets({ account, devices, passkeys, addresses, onChange }: ProfileSheetsProps) {
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <div className="space-y-6">
        <ProfileSection id="profile-details" heading={<Trans>Your details</Trans>}>
          <div className="mb-6 border-b border-kerf pb-6">
            <PhotoBox image={account.user.image} onChange={onChange} />
          </div>
          <ProfileForm account={account} onChange={onChange} />
        </ProfileSection>
        {addresses && (
          <div className="rounded-cut border border-kerf bg-surface p-4 shadow-contact sm:p-6">
            {addresses}
          </div>
        )}
        <ProfileSection id="profile-orders" heading={<Trans>Your orders</Trans>}>
          <ProfileOrders orders={account.orders.slice(0, 3)} count={account.order_count} />
        </ProfileSection>
      </div>
      <ProfileSide {...{ account, devices, passkeys, onChange }} />
    </div>
  );
}
