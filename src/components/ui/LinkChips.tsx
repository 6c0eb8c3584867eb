import { AppLink } from './AppLink.tsx';

interface LinkChipsProps {
  links: readonly { name: string; href: string }[];
  /** Centred instead of aligned to the start. */
  centred?: boolean;
}

/** A row of links, each large enough for a thumb. */
export function LinkChips({ links, centred = false }: LinkChipsProps) {
  return (
    <ul className={centred ? 'flex flex-wrap justify-center gap-3' : 'flex flex-wrap gap-3'}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <AppLink
            href={href}
            className="inline-flex min-h-11 items-center rounded-cut border border-kerf bg-surface px-3.5 font-semibold transition-colors hover:border-scorch"
          >
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
