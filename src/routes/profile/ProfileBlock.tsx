import { NetworkStatus } from '@apollo/client';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { AccountAddresses } from '../../features/checkout/AccountAddresses.tsx';
import { useAddressBook } from '../../features/checkout/use-address-book.ts';
import { useDevicesQuery } from './Devices.generated.ts';
import { usePasskeysQuery } from './Passkeys.generated.ts';
import { useProfileQuery } from './Profile.generated.ts';
import { ProfileSheets } from './ProfileSheets.tsx';
import type { ProfileSheetsProps } from './ProfileSheets.tsx';
import { ProfileWaiting } from './ProfileWaiting.tsx';

const PERSONAL = { ssr: false, fetchPolicy: 'cache-and-network' } as const;

/**
 * All data of the user and its actions. Rendered together, because sections arriving later would move the
 * ones below.
 */
export function ProfileBlock() {
  const { data, error, refetch } = useProfileQuery(PERSONAL);
  const devices = useDevicesQuery(PERSONAL);
  const passkeys = usePasskeysQuery(PERSONAL);
  if (error && !data) {
    return <UnreachableAlert onRetry={() => void refetch()} />;
  }
  // Only the first load; reloading keeps the content.
  const isOpening = [devices, passkeys].some(
    (read) => !read.data && read.networkStatus === NetworkStatus.loading,
  );
  if (!data || isOpening) return <Opening />;
  const sheets = { account: data.userMyAccount, devices, passkeys, onChange: () => void refetch() };
  const hasAddresses = data.userMyAccount.fields.some(({ name }) => name === 'current_address_id');
  return hasAddresses ? <SheetsWithAddresses {...sheets} /> : <ProfileSheets {...sheets} />;
}

function SheetsWithAddresses(sheets: ProfileSheetsProps) {
  const book = useAddressBook();
  if (book.isOpening) return <Opening />;
  return <ProfileSheets {...sheets} addresses={<AccountAddresses book={book} />} />;
}

const Opening = () => (
  <div role="status" aria-busy="true">
    <ProfileWaiting />
  </div>
);
