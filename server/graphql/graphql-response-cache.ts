import { MEGABYTE } from '../../src/rules/megabyte.ts';
import { GRAPHQL_ACCEPT } from '../../src/rules/graphql-accept.ts';
import { isRecord } from '../../src/rules/is-record.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ShownVersion } from '../domain/shown-version.ts';
import { localeOf } from '../http/request-locale.ts';
import { entityTag, isCurrent } from '../lib/entity-tag.ts';
import { isCachingForbidden } from '../lib/request-memory.ts';
import { toBrotli } from '../lib/brotli.ts';
import { DOCUMENT_ID, isPersistedDocument, isOpenEnded } from './persisted-documents.ts';

/**
 * For persisted documents about what the shop shows, and apart from them for requests that visitors can make
 * up: with such documents, and as text.
 */
const MAX_BYTES = { documents: 6 * MEGABYTE, openEnded: 2 * MEGABYTE, texts: 2 * MEGABYTE };
const ENTRY_BYTES = 500;
/** Maximum age (ms), as orders by popularity change without a new version. */
const MAX_AGE_MS = 60_000;
/** Maximum length of a cache key; no request of ours is longer. */
const MAX_KEY_LENGTH = 2_000;
/** Maximum JSON values in a cache key; deeper requests would overflow `JSON.stringify` and are not cached. */
const MAX_KEY_VALUES = 500;
/** Smaller responses are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1_024;
const BROTLI_QUALITY = 5;

/** The request, and the version of the shop shown at that time. */
export interface CacheKey {
  /** The part of the cache for it. */
  part: keyof typeof MAX_BYTES;
  key: string;
  version: string;
}

/** A response as returned by Yoga. */
interface CachedResponse {
  headers: Record<string, string>;
  body: string;
  /** Only for responses to a GET. */
  etag: string | null;
  brotli: Promise<Buffer> | null;
}

/** Whether JSON has few values, and is therefore not deep either. */
function isSmall(json: unknown): boolean {
  const values = [json];
  for (const value of values) {
    if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) values.push(part);
    if (values.length > MAX_KEY_VALUES) return false;
  }
  return true;
}

/** Serialises JSON independently of the order of properties. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** A request for a persisted document. */
interface PersistedQuery {
  documentId: string;
  variables: Record<string, unknown>;
}

/** Returns the fields of a URL as those of a body, so that blanks in JSON make no other request. */
function fieldsOf(query: unknown): unknown {
  if (!isRecord(query) || typeof query['variables'] !== 'string') return query;
  try {
    return { ...query, variables: JSON.parse(query['variables']) as unknown };
  } catch {
    return null;
  }
}

/**
 * Returns what this requests if it is only a persisted document, else null; `fields` are those of a request or
 * of a part of a batch.
 */
function persistedQueryOf(fields: unknown): PersistedQuery | null {
  if (!isRecord(fields)) return null;
  const { [DOCUMENT_ID]: documentId, variables = {}, ...others } = fields;
  if (typeof documentId !== 'string' || !isPersistedDocument(documentId) || !isRecord(variables)) return null;
  return Object.keys(others).length === 0 ? { documentId, variables } : null;
}

/** The names of a request with a query as text. */
const TEXT_FIELDS = new Set(['query', 'variables', 'operationName']);

/** Whether this is a query as text, as other clients send it. */
const isTextQuery = (fields: unknown): boolean =>
  isRecord(fields) &&
  typeof fields['query'] === 'string' &&
  Object.keys(fields).every((name) => TEXT_FIELDS.has(name));

/** What of a request may be cached. */
interface Cacheable {
  part: CacheKey['part'];
  parts: unknown[];
}

function cacheableDocuments(documents: readonly unknown[], accept: string | undefined): Cacheable | null {
  const parts = documents.map(persistedQueryOf).filter((part) => part !== null);
  if (parts.length === 0 || parts.length < documents.length) return null;
  // Batches can be put together at will.
  const isArbitrary =
    parts.length > 1 ||
    accept !== GRAPHQL_ACCEPT ||
    parts.some(({ documentId, variables }) => isOpenEnded(documentId, variables));
  return { part: isArbitrary ? 'openEnded' : 'documents', parts };
}

/** Returns what of a request may be cached: persisted documents, or one posted text. */
function cacheableOf({ method, query, body, headers: { accept } }: FastifyRequest): Cacheable | null {
  if (method === 'GET') return cacheableDocuments([fieldsOf(query)], accept);
  if (method !== 'POST') return null;
  if (isTextQuery(body)) return { part: 'texts', parts: [body] };
  return cacheableDocuments(Array.isArray(body) ? body : [body], accept);
}

interface ResponseCacheInput {
  shown: ShownVersion;
  /** The content version that this request works with. */
  contentVersion: () => Promise<number>;
  clock: () => Date;
}

/** Whether nothing was found. */
const isEmptyResult = (body: string) => /^\{"data":\{"\w+":(?:null|\[\])[,}]/.test(body);

/**
 * Caches responses, as text, while what is shown stays the same: those to persisted documents, and in smaller
 * caches, so that strangers cannot empty that one, those to made-up variables and to single text queries. Only
 * anonymous requests are cached, and only responses without errors.
 */
export class GraphqlResponseCache {
  readonly #shown: ShownVersion;
  readonly #contentVersion: () => Promise<number>;
  readonly #caches: Record<CacheKey['part'], LRUCache<string, CachedResponse>>;

  constructor({ shown, contentVersion, clock }: ResponseCacheInput) {
    this.#shown = shown;
    this.#contentVersion = contentVersion;
    const createCache = (maxSize: number) =>
      new LRUCache<string, CachedResponse>({
        maxSize,
        sizeCalculation: ({ body }, key) => ENTRY_BYTES + 2 * body.length + key.length,
        ttl: MAX_AGE_MS,
        ttlResolution: 0,
        perf: { now: () => clock().getTime() },
      });
    const { documents, openEnded, texts } = MAX_BYTES;
    this.#caches = {
      documents: createCache(documents),
      openEnded: createCache(openEnded),
      texts: createCache(texts),
    };
  }

  /** Returns the cache key of this request, null if it cannot be cached. */
  keyOf(request: FastifyRequest): CacheKey | null {
    if (request.viewer.kind !== 'anonymous') return null;
    const cacheable = cacheableOf(request);
    if (cacheable === null || !isSmall(cacheable.parts)) return null;
    const version = this.#shown.cached()?.key;
    if (version === undefined) {
      // Loads the version for the next request.
      this.#shown.current().catch(() => null);
      return null;
    }
    const isBatch = Array.isArray(request.body);
    const { accept = '' } = request.headers;
    const key = `${version} ${localeOf(request)} ${request.method} ${isBatch} ${accept} ${stableJson(cacheable.parts)}`;
    return key.length <= MAX_KEY_LENGTH ? { part: cacheable.part, key, version } : null;
  }

  find({ part, key }: CacheKey): CachedResponse | null {
    return this.#caches[part].get(key) ?? this.#caches.openEnded.get(key) ?? null;
  }

  /**
   * Stores a response, unless that is forbidden, or what is shown changed before or during its creation, or
   * since the page that it is for was begun: it may then mix both versions.
   */
  async store({ part, key, version }: CacheKey, response: CachedResponse): Promise<void> {
    if (response.body.includes('"errors":') || isCachingForbidden()) return;
    const now = await this.#shown.read().catch(() => null);
    if (now?.key !== version || now.content !== (await this.#contentVersion().catch(() => null))) return;
    const target = part === 'documents' && isEmptyResult(response.body) ? 'openEnded' : part;
    this.#caches[target].set(key, response);
  }
}

/**
 * Prepares a response with status 200 for sending and caching; responses to a GET must be revalidated by tag.
 */
export function cacheableResponse(request: FastifyRequest, received: Response, body: string): CachedResponse {
  const { 'content-length': _length, ...headers } = Object.fromEntries(received.headers);
  if (request.method !== 'GET') return { headers, body, etag: null, brotli: null };
  const etag = entityTag(body);
  const isChosen = localeOf(request) !== 'en';
  const cached = { etag, vary: 'Accept', 'cache-control': `${isChosen ? 'private' : 'public'}, no-cache` };
  return { headers: { ...headers, ...cached }, body, etag, brotli: null };
}

/** Sends a response, compressed once for all clients that accept that, or 304. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> {
  reply.headers(response.headers);
  if (response.etag !== null && isCurrent(request.headers['if-none-match'], response.etag))
    return reply.code(304).send();
  if (response.body.length < MIN_COMPRESSED_BYTES || !request.encodings('br'))
    return reply.send(response.body);
  response.brotli ??= toBrotli(response.body, BROTLI_QUALITY);
  const vary = [response.headers['vary'], 'accept-encoding'].filter(Boolean).join(', ');
  return reply.headers({ vary, 'content-encoding': 'br' }).send(await response.brotli);
}
