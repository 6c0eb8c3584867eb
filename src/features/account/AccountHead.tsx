import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { classNames } from '../../lib/class-names.ts';

interface AccountHeadProps {
  /** What the screen is called. */
  children: ReactNode;
  current: '/profile' | '/my-account';
}

/** The heading of an account's screens, the way to the other one, and out. */
export function AccountHead({ children, current }: AccountHeadProps) {
  const { t } = useLingui();
  const link = (href: AccountHeadProps['current'], name: ReactNode) => (
    <li>
      <AppLink
        href={href}
        aria-current={href === current ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center border-b-2 px-1 font-semibold',
          href === current ? 'border-scorch' : 'border-transparent text-ink-soft hover:text-ink',
        )}
      >
        {name}
      </AppLink>
    </li>
  );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-4xl font-bold">{children}</h1>
        <ButtonLink href="/logout" size="sm">
          <Trans>Log out</Trans>
        </ButtonLink>
      </div>
      <nav aria-label={t`Your account`} className="mt-4 border-b border-kerf">
        <ul className="-mb-px flex flex-wrap gap-x-6">
          {link('/profile', <Trans>Profile</Trans>)}
          {link('/my-account', <Trans>Orders and addresses</Trans>)}
        </ul>
      </nav>
    </>
  );
}
