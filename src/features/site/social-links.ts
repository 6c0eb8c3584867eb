import type { SocialLinks_DomainFragment } from './SocialLinks.generated.ts';

interface SocialLink {
  name: string;
  /** Absolute, https or http. */
  href: string;
}

/** Brand names, the same in every language. */
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

/** Parses a link as owners write it: `facebook.com/shop` counts too. `null` for anything else. */
function linkOf(written: string): string | null {
  const text = written.trim();
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

/** The owner's social media accounts; blank and invalid ones are left out (SEO-09). */
export function socialLinks(settings: SocialLinks_DomainFragment): SocialLink[] {
  return PLACES.flatMap(([field, name]) => {
    const href = linkOf(settings[field]);
    return href === null ? [] : [{ name, href }];
  });
}
