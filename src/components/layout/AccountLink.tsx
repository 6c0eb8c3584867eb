import { UserRound } from 'lucide-react';
import { AppLink } from '../ui/AppLink.tsx';

/** The header's link to the account, or to the login. */
export function AccountLink({ name, href }: { name: string; href: string }) {
  return (
    <AppLink
      href={href}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-cut px-2.5 text-sm font-semibold transition-colors hover:bg-ink/8"
    >
      <UserRound aria-hidden="true" size={20} strokeWidth={1.5} />
      <span className="max-w-40 truncate max-lg:sr-only">{name}</span>
    </AppLink>
  );
}
