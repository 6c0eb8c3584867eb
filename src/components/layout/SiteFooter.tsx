import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../ui/AppLink.tsx';

interface FooterLink {
  name: string;
  href: string;
  /** Leads outside the shop, so it opens a new tab. */
  newTab?: boolean;
}

interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

interface SiteFooterProps {
  siteName: string;
  columns: readonly FooterColumn[];
  /** Address, phone, e-mail, ABN: one line each; blank ones are left out, those with `href` become links. */
  organisation: readonly { text: string; href?: string }[];
  /** The shop on social networks; blank URLs are left out (SEO-09). */
  social: readonly FooterLink[];
  /** Last, below a line of its own. */
  closing?: ReactNode;
}

const LINK = 'inline-block py-1.5 wrap-anywhere decoration-scorch underline-offset-4 hover:underline';
const present = (text: string) => text.trim() !== '';

/** The footer of every page, styled as a jointed board with the shop's name burnt in. Shows only its props. */
export function SiteFooter({ siteName, columns, organisation, social, closing }: SiteFooterProps) {
  const { t } = useLingui();
  const lines = organisation.filter((line) => present(line.text));
  const elsewhere: FooterColumn = {
    title: t({
      message: 'Find us elsewhere',
      comment: 'Heading in the footer, above links to Facebook, Instagram …',
    }),
    links: social,
  };
  const shown = [...columns, elsewhere]
    .map((column) => ({
      ...column,
      links: column.links.filter((link) => present(link.href) && present(link.name)),
    }))
    .filter((column) => column.links.length > 0);
  return (
    <footer className="finger-joint-top mt-24 bg-ply print:hidden">
      <div className="below width-grid grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-10 md:grid-cols-4 lg:flex lg:gap-x-16">
        <div className="col-span-full lg:max-w-xs lg:min-w-56 lg:grow">
          <p className="display text-xl font-extrabold">{siteName}</p>
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
          <nav key={column.title} aria-label={column.title} className="min-w-0 lg:min-w-32">
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
      {closing}
    </footer>
  );
}

/** Mean width of a bold letter in the display face, em. */
const LETTER = 0.48;
/** Width of the drawing in viewBox units. */
const WIDTH = 1000;

/** The name at exactly the frame's width, by adjusting its letter spacing. */
function BurntName({ name }: { name: string }) {
  const size = WIDTH / (LETTER * Math.max(8, name.length));
  return (
    <div aria-hidden="true" lang="en" className="wood-grain overflow-hidden pt-6 pb-3">
      <div className="width-grid">
        <svg
          viewBox={`0 0 ${WIDTH} ${Math.round(size)}`}
          className="burnt-deep display block w-full font-extrabold select-none"
        >
          <text x={WIDTH / 2} y={size * 0.76} textAnchor="middle" textLength={WIDTH} fontSize={size}>
            {name}
          </text>
        </svg>
      </div>
    </div>
  );
}
