import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { addressLines } from '../../features/checkout/address-lines.ts';
import { useCart } from '../../state/cart.ts';
import { useAddressListQuery } from '../../features/checkout/AddressList.generated.ts';

/** The addresses that are in use; they are added and changed where an order is sent to. */
export function AccountAddresses() {
  const { data } = useAddressListQuery({ ssr: false, fetchPolicy: 'cache-and-network' });
  const canCheckOut = useCart(({ context }) => context.cart.hasCartItems);
  if (!data) return null;
  const addresses = data.addressList.data.filter(({ enabled }) => enabled);
  return (
    <section aria-labelledby="account-addresses">
      <h2 id="account-addresses" className="font-display text-xl font-semibold">
        <Trans>Your addresses</Trans>
      </h2>
      {addresses.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          <Trans>None yet: you give one with your first order.</Trans>
        </p>
      ) : (
        <>
          <ul className="mt-3 space-y-4">
            {addresses.map((address) => (
              <li key={address.id}>
                <address className="not-italic">
                  <span className="block font-semibold wrap-anywhere">
                    {address.first_name} {address.last_name}
                  </span>
                  {addressLines(address).map((line) => (
                    <span key={line} className="block wrap-anywhere">
                      {line}
                    </span>
                  ))}
                </address>
              </li>
            ))}
          </ul>
          {canCheckOut ? (
            <AppLink href="/checkout" className="mt-3 inline-block text-sm underline underline-offset-4">
              <Trans>Change them at the checkout</Trans>
            </AppLink>
          ) : (
            <p className="mt-3 text-sm text-ink-soft">
              <Trans>You can change them with your next order.</Trans>
            </p>
          )}
        </>
      )}
    </section>
  );
}
