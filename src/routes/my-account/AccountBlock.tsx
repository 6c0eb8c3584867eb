import { AccountAddresses } from '../../features/checkout/AccountAddresses.tsx';
import { useAddressBook } from '../../features/checkout/use-address-book.ts';
import { AccountOrders } from './AccountOrders.tsx';
import { AccountPerson } from './AccountPerson.tsx';
import { PasskeyOffer } from './PasskeyOffer.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { useMyAccountQuery } from './MyAccount.generated.ts';
import { AccountWaiting } from './AccountWaiting.tsx';

/** User, orders with their status, and addresses. */
export function AccountBlock({ page }: { page: number }) {
  const book = useAddressBook();
  const { data, error, refetch } = useMyAccountQuery({
    variables: page === 1 ? {} : { page },
    ssr: false,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return <UnreachableAlert onRetry={() => void refetch()} />;
  }
  if (!data)
    return (
      <div role="status" aria-busy="true">
        <AccountWaiting />
      </div>
    );
  const account = data.userMyAccount;
  return (
    <>
      <PasskeyOffer email={account.user.email ?? ''} hasPasskey={account.has_passkey} />
      <div className="mt-6 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <AccountOrders account={account} onChange={() => void refetch()} />
        <aside className="grid content-start gap-10 md:max-lg:grid-cols-2">
          <AccountPerson account={account} />
          <AccountAddresses book={book} />
        </aside>
      </div>
    </>
  );
}
