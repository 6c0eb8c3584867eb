import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import type { MyAccountQuery } from './MyAccount.generated.ts';
import { MarketingBox } from './MarketingBox.tsx';
import { PasswordBox } from './PasswordBox.tsx';

interface AccountPersonProps {
  account: MyAccountQuery['userMyAccount'];
  onChange: () => void;
}

/** Name, e-mail address, shop credit, password, and whether news are welcome. */
export function AccountPerson({ account, onChange }: AccountPersonProps) {
  const { user, credit_balance, has_password, marketing } = account;
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="account-person">
      <h2 id="account-person" className="font-display text-xl font-semibold">
        <Trans>Your details</Trans>
      </h2>
      <dl className="mt-3 space-y-2">
        {name !== '' && (
          <div>
            <dt className="text-sm text-ink-soft">
              <Trans>Name</Trans>
            </dt>
            <dd className="wrap-anywhere">{name}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-soft">
            <Trans>E-mail</Trans>
          </dt>
          <dd className="wrap-anywhere">{user.email}</dd>
        </div>
        {credit_balance > 0 && (
          <div>
            <dt className="text-sm text-ink-soft">
              <Trans>Shop credit</Trans>
            </dt>
            <dd className="price">{formatMoney(credit_balance)}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-soft">
            <Trans>Password</Trans>
          </dt>
          <dd>
            <PasswordBox email={user.email ?? ''} hasPassword={has_password} onChange={onChange} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">
            <Trans>News and offers</Trans>
          </dt>
          <dd>
            <MarketingBox chosen={marketing} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
