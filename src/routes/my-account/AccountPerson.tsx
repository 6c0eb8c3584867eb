import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { formatMoney } from '../../lib/money.ts';
import type { MyAccountQuery } from './MyAccount.generated.ts';

/** Name, e-mail address, shop credit and a link to the profile. */
export function AccountPerson({ account }: { account: MyAccountQuery['userMyAccount'] }) {
  const { user, credit_balance } = account;
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="account-person">
      <h2 id="account-person" className="font-display text-xl font-semibold">
        <Trans comment="Heading above one’s own name and e-mail address">Your details</Trans>
      </h2>
      <dl className="mt-3 space-y-2">
        {name !== '' && (
          <div>
            <dt className="text-sm text-ink-soft">
              <Trans comment="Before the name of a person">Name</Trans>
            </dt>
            <dd className="wrap-anywhere">{name}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-soft">
            <Trans>E-mail</Trans>
          </dt>
          <dd className="wrap-anywhere">
            <bdi>{user.email}</bdi>
          </dd>
        </div>
        {credit_balance > 0 && (
          <div>
            <dt className="text-sm text-ink-soft">
              <Trans comment="Heading, and before an amount: money that an account has in the shop">
                Shop credit
              </Trans>
            </dt>
            <dd className="price">{formatMoney(credit_balance)}</dd>
          </div>
        )}
      </dl>
      <ButtonLink href="/profile" size="sm" className="mt-4">
        <Trans comment="Button: leads to the page where shoppers change their own data">
          Go to your profile
        </Trans>
      </ButtonLink>
    </section>
  );
}
