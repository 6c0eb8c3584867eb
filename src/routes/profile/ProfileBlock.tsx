import { Trans } from '@lingui/react/macro';
import { AccountAddresses } from '../../features/checkout/AccountAddresses.tsx';
import { useAddressBook } from '../../features/checkout/use-address-book.ts';
import { useDevicesQuery } from './Devices.generated.ts';
import { usePasskeysQuery } from './Passkeys.generated.ts';
import { PhotoBox } from './PhotoBox.tsx';
import { useProfileQuery } from './Profile.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileOrders } from './ProfileOrders.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { ProfileSide } from './ProfileSide.tsx';
import { ProfileWaiting } from './ProfileWaiting.tsx';

const PERSONAL = { ssr: false, fetchPolicy: 'cache-and-network' } as const;

/**
 * Everything that the shop knows of who is logged in, and what can be done with it. It comes all at once: what came by
 * and by would push what stands below it from under a finger.
 */
export function ProfileBlock() {
  const { data, error, refetch } = useProfileQuery(PERSONAL);
  const devices = useDevicesQuery(PERSONAL);
  const passkeys = usePasskeysQuery(PERSONAL);
  const book = useAddressBook();
  if (error && !data) {
    return <UnreachableAlert onRetry={() => void refetch()} />;
  }
  const isOpening = book.isOpening || [devices, passkeys].some((read) => !read.data && !read.error);
  if (!data || isOpening)
    return (
      <div role="status" aria-busy="true">
        <ProfileWaiting />
      </div>
    );
  const account = data.userMyAccount;
  const onChange = () => void refetch();
  const hasAddresses = account.fields.some(({ name }) => name === 'current_address_id');
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <div className="space-y-6">
        <ProfileSection id="profile-details" heading={<Trans>Your details</Trans>}>
          <div className="mb-6 border-b border-kerf pb-6">
            <PhotoBox image={account.user.image} onChange={onChange} />
          </div>
          <ProfileForm account={account} onChange={onChange} />
        </ProfileSection>
        {hasAddresses && (
          <div className="rounded-cut border border-kerf bg-surface p-4 shadow-contact sm:p-6">
            <AccountAddresses book={book} />
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
