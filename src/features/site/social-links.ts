import type { SocialLinks_DomainFragment } from './SocialLinks.generated.ts';

interface SocialLink {
  name: string;
  /** Absolute, https or http. */
  href: string;
}

/** Names of their own, the same in every language. */
const PLACES: [keyof SocialLinks_DomainFragment, string][] = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'X (Twitter)'],
  ['youtube', 'YouTube'],
  ['pinterest', 'Pinterest'],
  ['linkedin', 'LinkedIn'],
  ['github', 'GitHub'],
  ['xing', 'XING'],
  ['skype', 'Skype'],
];

/** As owners write one: `facebook.com/shop` is meant to be a link too. */
function linkOf(written: string): string | null {
  const text = written.trim();
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** The owner's own accounts elsewhere. Blank ones, and what is no link, are left out (SEO-09). */
export function socialLinks(settings: SocialLinks_DomainFragment): SocialLink[] {
  return PLACES.flatMap(([field, name]) => {
    const href = linkOf(settings[field]);
    return href === null ? [] : [{ name, href }];
  });
}
