import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { TabLinks } from '../../components/ui/TabLinks.tsx';

interface AccountHeadProps {
  /** The title of the screen. */
  children: ReactNode;
  current: '/profile' | '/my-account';
}

/** The head of an account screen: heading, link to the other account screen, and logout. */
export function AccountHead({ children, current }: AccountHeadProps) {
  const { t } = useLingui();
  const links = [
    {
      href: '/profile',
      name: <Trans comment="Link to the page where shoppers change their own data">Profile</Trans>,
    },
    {
      href: '/my-account',
      name: (
        <Trans comment="Link to the page with one’s orders and saved addresses">Orders and addresses</Trans>
      ),
    },
  ];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-4xl font-bold">{children}</h1>
        <ButtonLink href="/logout" size="sm">
          <Trans comment="Button, a verb; also the title of the page that does it">Log out</Trans>
        </ButtonLink>
      </div>
      <TabLinks
        label={t({
          message: 'Your account',
          comment: 'Heard as the name of the links ‘Profile’ and ‘Orders and addresses’',
        })}
        links={links}
        current={current}
        className="mt-4"
      />
    </>
  );
}
