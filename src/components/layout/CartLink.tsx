import { Plural, Trans } from '@lingui/react/macro';
import { ShoppingBag } from 'lucide-react';
import { AppLink } from '../ui/AppLink.tsx';

const SHOWN_UP_TO = 99;

interface CartLinkProps {
  href: string;
  /** Undefined while unknown: its space is reserved, so that nothing shifts. */
  count: number | undefined;
}

/** Link to the cart with its number of items. */
export function CartLink({ href, count }: CartLinkProps) {
  const label =
    count === undefined ? null : (
      <Plural
        value={count}
        one="# item"
        other="# items"
        comment="Heard after the link ‘Cart’: how many pieces are in it"
      />
    );
  return (
    <>
      <AppLink
        href={href}
        className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-cut px-2.5 text-sm lg:-me-2.5 font-semibold transition-colors hover:bg-ink/8"
      >
        <ShoppingBag aria-hidden="true" size={20} strokeWidth={1.5} />
        <span className="max-lg:sr-only">
          <Trans comment="Link in the header to the shopping cart, a noun">Cart</Trans>
        </span>{' '}
        <span
          aria-hidden="true"
          className={`price grid h-6 w-8 place-items-center rounded-cut text-xs font-bold max-lg:absolute max-lg:end-0 max-lg:top-0.5 max-lg:h-5 max-lg:w-auto max-lg:min-w-5 max-lg:px-1 ${count === undefined ? '' : count ? 'bg-scorch text-paper' : 'border border-kerf text-ink-soft max-lg:hidden'}`}
        >
          {count === undefined ? '' : count > SHOWN_UP_TO ? `${SHOWN_UP_TO}+` : count}
        </span>
        <span className="sr-only">{label}</span>
      </AppLink>
      <span role="status" className="sr-only">
        {label}
      </span>
    </>
  );
}
