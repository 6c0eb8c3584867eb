import { Plural } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Pagination } from '../../components/ui/Pagination.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';

interface PagedListProps {
  page: number;
  /** URL of another page. */
  hrefFor: (page: number) => string;
  /** `undefined` while loading. */
  list: { total: number; page_size: number } | undefined;
  error: unknown;
  onRetry: () => void;
  /** Title of an empty list. */
  empty: ReactNode;
  children: ReactNode;
}

/**
 * One page of a list: loading, unreachable, empty, or its entries and pagination. A status element that
 * persists across filters announces the total. From a page beyond the last one it goes to the last.
 */
export function PagedList({ page, hrefFor, list, error, onRetry, empty, children }: PagedListProps) {
  if (error && !list)
    return (
      <div className="mt-6">
        <UnreachableAlert onRetry={onRetry} />
      </div>
    );
  return (
    <>
      <StatusMessage className="mt-6 text-sm text-ink-soft">
        {list && (
          <Plural
            value={list.total}
            one="# entry"
            other="# entries"
            comment="Above a list of the back office: how many lines it has"
          />
        )}
      </StatusMessage>
      {list ? <Entries {...{ page, hrefFor, list, empty, children }} /> : <Waiting />}
    </>
  );
}

function Waiting() {
  return <div className="wood-grain mt-2 h-96 rounded-cut" aria-busy="true" />;
}

interface EntriesProps extends Pick<PagedListProps, 'page' | 'hrefFor' | 'empty' | 'children'> {
  list: NonNullable<PagedListProps['list']>;
}

/** Goes to the last page from one beyond it, e.g. one just emptied. Returns whether it is on its way. */
function useLastPage({ page, hrefFor }: EntriesProps, pageCount: number): boolean {
  const navigate = useNavigate();
  const target = pageCount > 0 && page > pageCount ? hrefFor(pageCount) : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  return target !== null;
}

function Entries(props: EntriesProps) {
  const { page, hrefFor, list, empty, children } = props;
  const pageCount = Math.ceil(list.total / list.page_size);
  if (useLastPage(props, pageCount)) return <Waiting />;
  return (
    <>
      {list.total === 0 ? (
        <div className="mt-8">
          <EmptyState title={empty} />
        </div>
      ) : (
        <ul className="mt-2">{children}</ul>
      )}
      <div className="mt-6">
        <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      </div>
    </>
  );
}
