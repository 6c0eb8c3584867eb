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
 * Everything that the shop knows of who is logged in, and what can be done with it. It comes all at once: what came by
 * and by would push what stands below it from under a finger.
 */
export function ProfileBlock() {
  const { data, error, refetch } = useProfileQuery(PERSONAL);
  const devices = useDevicesQuery(PERSONAL);
  const passkeys = usePasskeysQuery(PERSONAL);
  if (error && !data) {
    return <UnreachableAlert onRetry={() => void refetch()} />;
  }
  // For the first time: what is asked for anew leaves all as it stands.
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
