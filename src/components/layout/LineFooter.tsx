import { AppLink } from '../ui/AppLink.tsx';

/** Footer of a single-purpose page: a few links in one line. */
export function LineFooter({ links }: { links: readonly { name: string; href: string }[] }) {
  return (
    <footer className="mt-16 border-t border-kerf print:hidden">
      <ul className="width-grid flex flex-wrap gap-x-8 py-3 text-sm text-ink-soft">
        {links.map(({ name, href }) => (
          <li key={href}>
            <AppLink
              href={href}
              className="inline-flex min-h-11 items-center decoration-scorch underline-offset-4 hover:underline"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
