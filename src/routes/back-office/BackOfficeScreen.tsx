import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { NotFoundScreen } from '../../components/layout/NotFoundScreen.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { classNames } from '../../lib/class-names.ts';
import { ErrorList } from './ErrorList.tsx';
import { OrderList } from './OrderList.tsx';
import { SubmissionList } from './SubmissionList.tsx';

const LISTS = { '/cms': SubmissionList, '/cms/orders': OrderList, '/cms/errors': ErrorList };

const isList = (path: string): path is keyof typeof LISTS => Object.hasOwn(LISTS, path);

/** Three lists, each with a URL of its own; nothing can be changed here yet. */
export function BackOfficeScreen() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  if (!isList(path)) return <NotFoundScreen />;
  const List = LISTS[path];
  const links = [
    { href: '/cms', name: t`Messages` },
    { href: '/cms/orders', name: t`Orders` },
    { href: '/cms/errors', name: t`Errors` },
  ];
  return (
    <div className="width-grid py-8">
      <PageHead title={t`Back office`} noindex />
      <h1 className="font-display text-4xl font-bold">
        <Trans>Back office</Trans>
      </h1>
      <nav aria-label={t`Back office`} className="mt-6 border-b border-kerf">
        <ul className="flex gap-1 overflow-x-auto overflow-y-hidden">
          {links.map(({ href, name }) => (
            <li key={href}>
              <AppLink
                href={href}
                aria-current={href === path ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center px-4 font-semibold',
                  href === path ? 'underline underline-offset-4' : 'text-ink-soft hover:text-ink',
                )}
              >
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <List key={path} path={path} />
    </div>
  );
}
