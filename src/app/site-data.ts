import type { HeadData, JsonLdNode } from '../components/head/head-data.ts';
import { socialLinks } from '../features/site/social-links.ts';
import type { SiteData_DomainFragment } from './SiteData.generated.ts';
import { isRecord } from '../rules/is-record.ts';

const ORGANISATION = '/#organisation';
/** Logo shipped with the shop, used when the owner has set none. */
const OWN_LOGO = '/assets/brand/icon-512.png';

/** The property, or nothing when `text` is blank. */
const unlessBlank = <Value>(key: string, text: string, value: Value) =>
  text.trim() === '' ? {} : { [key]: value };

/** The shop as an organisation, for search engines (SEO-05). */
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

/**
 * The shop as a website and how to search it.
 * @param origin the shop's origin
 */
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

/** An article with its page's picture, credited to the shop. */
export const signedArticle = (node: JsonLdNode, { picture }: Pick<HeadData, 'picture'>): JsonLdNode => ({
  ...node,
  ...(picture ? { image: picture.url } : {}),
  author: { '@id': ORGANISATION },
  publisher: { '@id': ORGANISATION },
});

/** Questions with their answers in HTML. */
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
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, absolute(one, name, origin)]));
}

/** The node with its paths as absolute URLs at `origin`, as search engines expect them. */
export const withOrigin = (node: JsonLdNode, origin: string): unknown => absolute(node, '', origin);
