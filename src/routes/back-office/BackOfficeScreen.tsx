import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { TabLinks } from '../../components/ui/TabLinks.tsx';
import { ErrorList } from './ErrorList.tsx';
import { OrderList } from './OrderList.tsx';
import { RedirectList } from './RedirectList.tsx';
import { TranslationList } from './TranslationList.tsx';
import { SubmissionList } from './SubmissionList.tsx';

const LISTS = {
  '/cms': SubmissionList,
  '/cms/orders': OrderList,
  '/cms/errors': ErrorList,
  '/cms/redirects': RedirectList,
  '/cms/translations': TranslationList,
};

const isList = (path: string): path is keyof typeof LISTS => Object.hasOwn(LISTS, path);

/** Five lists, each with its own URL. */
export function BackOfficeScreen() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  if (!isList(path)) return <NotFoundScreen />;
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
      <PageHead
        title={t({
          message: 'Back office',
          comment: 'Heading: where the owner looks after orders, messages and texts',
        })}
        noindex
      />
      <h1 className="font-display text-4xl font-bold">
        <Trans>Back office</Trans>
      </h1>
      <TabLinks label={t`Back office`} links={links} current={path} className="mt-6" />
      <List key={path} path={path} />
    </div>
  );
}
