import type { HeadNotes, JsonLdNode } from '../components/head/head-notes.ts';
import { socialLinks } from '../features/site/social-links.ts';
import type { SiteData_DomainFragment } from './SiteData.generated.ts';

const ORGANISATION = '/#organisation';
/** Of the shop as it comes, where the owner has no logo. */
const OWN_LOGO = '/assets/brand/icon-512.png';

/** The property where there is something to say. */
const unlessBlank = <Value>(key: string, text: string, value: Value) =>
  text.trim() === '' ? {} : { [key]: value };

/** Who the shop is, for search engines (SEO-05). */
export function describedOrganisation(settings: SiteData_DomainFragment): JsonLdNode {
  const { organisation_abn: abn, organisation_address: address } = settings;
  const sameAs = socialLinks(settings).map(({ href }) => href);
  return {
    '@type': 'Organization',
    '@id': ORGANISATION,
    name: settings.organisation_name || settings.name,
    url: '/',
    logo: settings.organisation_logo || OWN_LOGO,
    ...unlessBlank('identifier', abn, { '@type': 'PropertyValue', propertyID: 'ABN', value: abn }),
    ...unlessBlank('address', address, {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressCountry: 'AU',
    }),
    ...unlessBlank('email', settings.organisation_email, settings.organisation_email),
    ...unlessBlank('telephone', settings.organisation_phone, settings.organisation_phone),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

/** The shop as a whole and how it is searched. @param origin where it is */
export const describedSite = (
  { name }: Pick<SiteData_DomainFragment, 'name'>,
  origin: string,
): JsonLdNode => ({
  '@type': 'WebSite',
  name,
  url: '/',
  publisher: { '@id': ORGANISATION },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** An article with the picture of its page; the shop has written it. */
export const signedArticle = (node: JsonLdNode, { picture }: Pick<HeadNotes, 'picture'>): JsonLdNode => ({
  ...node,
  ...(picture ? { image: picture.url } : {}),
  author: { '@id': ORGANISATION },
  publisher: { '@id': ORGANISATION },
});

/** Questions and their answers, HTML. */
export const describedQuestions = (questions: ReadonlyMap<string, string>): JsonLdNode => ({
  '@type': 'FAQPage',
  mainEntity: [...questions].map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

const URL_KEYS: ReadonlySet<string> = new Set(['@id', 'url', 'item', 'image', 'logo', 'mainEntityOfPage']);

function absolute(value: unknown, key: string, origin: string): unknown {
  if (typeof value === 'string') return URL_KEYS.has(key) && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, key, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, absolute(one, name, origin)]));
}

/** The node with the paths in it as URLs of the shop at `origin`, which is how machines want them. */
export const withOrigin = (node: JsonLdNode, origin: string): unknown => absolute(node, '', origin);
