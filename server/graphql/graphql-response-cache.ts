import { isRecord } from '../../src/rules/is-record.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ShownVersion } from '../domain/shown-version.ts';
import { localeOf } from '../http/request-locale.ts';
import { entityTag, isCurrent } from '../lib/entity-tag.ts';
import { isOutdated } from '../lib/request-memory.ts';
import { toBrotli } from '../lib/brotli.ts';
import { DOCUMENT_ID, isKnownDocument } from './known-documents.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const ENTRY_BYTES = 500;
/** Maximum age (ms), as orders by popularity change without a new version. */
const MAX_AGE_MS = 60_000;
/** Maximum length of a cache key; no request of ours is longer. */
const MAX_KEY_LENGTH = 2_000;
/** Maximum JSON values in a cache key; deeper requests would overflow `JSON.stringify` and are not cached. */
const MAX_KEY_VALUES = 500;
/** Smaller answers are not worth compressing. */
const MIN_COMPRESSED_BYTES = 1_024;
const BROTLI_QUALITY = 5;

/** The request, and the version of the shop shown at that time. */
export interface KnownQuestion {
  key: string;
  version: string;
}

/** An answer as returned by Yoga. */
interface KeptAnswer {
  headers: Record<string, string>;
  body: string;
  /** Only for answers to a GET. */
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

/** Whether this requests only a document of ours; `fields` are those of a request or of a part of a batch. */
function isPlain(fields: unknown): fields is Record<string, unknown> {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    isKnownDocument(Object(fields)[DOCUMENT_ID]) &&
    Object.keys(fields).every((name) => name === DOCUMENT_ID || name === 'variables')
  );
}

function questionsOf({ method, query, body }: FastifyRequest): unknown[] | null {
  if (method === 'GET') return isPlain(query) ? [query] : null;
  const parts: unknown[] = Array.isArray(body) ? body : [body];
  return method === 'POST' && parts.length > 0 && parts.every(isPlain) ? parts : null;
}

/**
 * Caches answers to the storefront's own documents, as bytes, while what is shown stays the same. Only
 * anonymous requests are cached, and only answers without errors.
 */
export class GraphqlResponseCache {
  readonly #shown: ShownVersion;
  readonly #kept: LRUCache<string, KeptAnswer>;

  constructor({ shown, clock }: { shown: ShownVersion; clock: () => Date }) {
    this.#shown = shown;
    this.#kept = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }, key) => ENTRY_BYTES + 2 * body.length + key.length,
      ttl: MAX_AGE_MS,
      ttlResolution: 0,
      perf: { now: () => clock().getTime() },
    });
  }

  /** Returns the cache key of this request, null if it cannot be cached. */
  question(request: FastifyRequest): KnownQuestion | null {
    if (request.viewer.kind !== 'anonymous') return null;
    const parts = questionsOf(request);
    if (parts === null || !isSmall(parts)) return null;
    const version = this.#shown.held()?.key;
    if (version === undefined) {
      // Loads the version for the next request.
      this.#shown.current().catch(() => null);
      return null;
    }
    const isBatch = Array.isArray(request.body);
    const { accept = '' } = request.headers;
    const key = `${version} ${localeOf(request)} ${request.method} ${isBatch} ${accept} ${stableJson(parts)}`;
    return key.length <= MAX_KEY_LENGTH ? { key, version } : null;
  }

  find({ key }: KnownQuestion): KeptAnswer | null {
    return this.#kept.get(key) ?? null;
  }

  /** Keeps an answer, unless what is shown changed before or during its creation, as it may then mix both versions. */
  async keep({ key, version }: KnownQuestion, answer: KeptAnswer): Promise<void> {
    if (answer.body.includes('"errors":') || isOutdated()) return;
    const now = await this.#shown.read().catch(() => null);
    if (now?.key === version) this.#kept.set(key, answer);
  }
}

/**
 * Prepares an answer with status 200 for sending and caching; answers to a GET must be revalidated by tag.
 */
export function answerOf(request: FastifyRequest, response: Response, body: string): KeptAnswer {
  const { 'content-length': _length, ...headers } = Object.fromEntries(response.headers);
  if (request.method !== 'GET') return { headers, body, etag: null, brotli: null };
  const etag = entityTag(body);
  const isChosen = localeOf(request) !== 'en';
  const cached = { etag, vary: 'Accept', 'cache-control': `${isChosen ? 'private' : 'public'}, no-cache` };
  return { headers: { ...headers, ...cached }, body, etag, brotli: null };
}

/** Sends an answer, compressed once for all clients that accept that, or 304. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  reply.headers(answer.headers);
  if (answer.etag !== null && isCurrent(request.headers['if-none-match'], answer.etag))
    return reply.code(304).send();
  if (answer.body.length < MIN_COMPRESSED_BYTES || !request.encodings('br')) return reply.send(answer.body);
  answer.brotli ??= toBrotli(answer.body, BROTLI_QUALITY);
  const vary = [answer.headers['vary'], 'accept-encoding'].filter(Boolean).join(', ');
  return reply.headers({ vary, 'content-encoding': 'br' }).send(await answer.brotli);
}
