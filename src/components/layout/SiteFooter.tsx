import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../ui/AppLink.tsx';

interface FooterLink {
  name: string;
  href: string;
  /** Leaves the shop, so it gets a tab of its own. */
  newTab?: boolean;
}

interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

interface SiteFooterProps {
  siteName: string;
  /** One sentence about the shop. */
  blurb?: string | undefined;
  columns: readonly FooterColumn[];
  /** Address, phone, e-mail, ABN: a line each; blank ones are left out, those with `href` are links. */
  organisation: readonly { text: string; href?: string }[];
  /** The shop elsewhere; blank URLs are left out (SEO-09). */
  social: readonly FooterLink[];
  /** The last line, e.g. the copyright. */
  closing?: ReactNode;
}

const LINK = 'inline-block py-1.5 decoration-scorch underline-offset-4 hover:underline';
const present = (text: string) => text.trim() !== '';

/** The foot of every page: a board jointed to it, with the shop's name burnt in. All that it shows comes in by props. */
export function SiteFooter({ siteName, blurb, columns, organisation, social, closing }: SiteFooterProps) {
  const { t } = useLingui();
  const lines = organisation.filter((line) => present(line.text));
  const elsewhere: FooterColumn = { title: t`Find us elsewhere`, links: social };
  const shown = [...columns, elsewhere]
    .map((column) => ({
      ...column,
      links: column.links.filter((link) => present(link.href) && present(link.name)),
    }))
    .filter((column) => column.links.length > 0);
  return (
    <footer className="finger-joint-top mt-24 bg-ply print:hidden">
      <div className="width-grid flex flex-wrap gap-x-16 gap-y-10 pt-14 pb-10">
        <div className="max-w-xs min-w-[min(14rem,100%)] grow">
          <p className="display text-xl font-extrabold">{siteName}</p>
          {blurb ? <p className="mt-3">{blurb}</p> : null}
          {lines.length > 0 ? (
            <address className="mt-5 text-sm not-italic wrap-anywhere">
              {lines.map((line) => (
                <span key={line.text} className="block">
                  {line.href ? (
                    <AppLink href={line.href} className={LINK}>
                      {line.text}
                    </AppLink>
                  ) : (
                    line.text
                  )}
                </span>
              ))}
            </address>
          ) : null}
        </div>
        {shown.map((column) => (
          <nav key={column.title} aria-label={column.title} className="min-w-32">
            <h2 className="text-base">{column.title}</h2>
            <ul className="mt-3 text-sm">
              {column.links.map((link) => (
                <li key={link.href}>
                  <AppLink href={link.href} newTab={link.newTab ?? false} className={LINK}>
                    {link.name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <BurntName name={siteName} />
      {closing ? (
        <div className="border-t border-scorch">
          <div className="width-grid py-4 text-sm text-ink-soft">{closing}</div>
        </div>
      ) : null}
    </footer>
  );
}

/** The name as wide as the board: bold letters of the display face average 0.55 em. */
function BurntName({ name }: { name: string }) {
  const size = `min(9.5rem, ${Math.round(100 / (0.55 * Math.max(8, name.length)))}cqi)`;
  return (
    <div aria-hidden="true" className="wood-grain overflow-hidden pt-6">
      <div className="width-grid">
        <div className="@container">
          <p
            className="burnt-deep display -mb-[0.12em] leading-none font-extrabold whitespace-nowrap select-none"
            style={{ fontSize: size }}
          >
            {name}
          </p>
        </div>
      </div>
    </div>
  );
}
