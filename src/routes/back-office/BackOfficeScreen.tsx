import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { TabLinks } from '../../components/ui/TabLinks.tsx';
import type { BackOfficePath } from './back-office-path.ts';
import { BackOfficeHead } from './BackOfficeHead.tsx';
import { ErrorList } from './ErrorList.tsx';
import { OrderList } from './OrderList.tsx';
import { OwnerNotices } from './OwnerNotices.tsx';
import { RedirectList } from './RedirectList.tsx';
import { TranslationList } from './TranslationList.tsx';
import { SubmissionList } from './SubmissionList.tsx';

const LISTS: Record<BackOfficePath, ComponentType<{ path: string }>> = {
  '/cms': SubmissionList,
  '/cms/orders': OrderList,
  '/cms/errors': ErrorList,
  '/cms/redirects': RedirectList,
  '/cms/translations': TranslationList,
};

/** Five lists, each with its own URL. */
export function BackOfficeScreen({ path }: { path: BackOfficePath }) {
  const { t } = useLingui();
  const List = LISTS[path];
  const links = [
    {
      href: '/cms',
      name: t({ message: 'Messages', comment: 'Part of the back office: forms that were sent' }),
    },
    { href: '/cms/orders', name: t({ message: 'Orders', comment: 'Part of the back office, a noun' }) },
    {
      href: '/cms/errors',
      name: t({
        message: 'Errors',
        comment: 'Part of the back office: what has gone wrong in the shop’s program',
      }),
    },
    {
      href: '/cms/redirects',
      name: t({ message: 'Redirects', comment: 'Old addresses of the shop that lead to new ones' }),
    },
    {
      href: '/cms/translations',
      name: t({ message: 'Translations', comment: 'What the owner’s texts say in other languages' }),
    },
  ];
  return (
    <div className="width-grid py-8">
      <BackOfficeHead />
      <OwnerNotices />
      <TabLinks label={t`Back office`} links={links} current={path} className="mt-6" />
      <List key={path} path={path} />
    </div>
  );
}
