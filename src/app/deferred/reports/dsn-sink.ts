import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import { reportablePath } from '../../../rules/offline-pages.ts';
import { redactedText } from '../../../rules/redacted-text.ts';
import type { ErrorSink } from './error-sink.ts';

/** Fraction of visits whose timings are reported (HTP-07). */
export const TRACE_SAMPLE_RATE = 0.1;

const MAX_TEXT_LENGTH = 4_000;

/** Keys of data about the visitor or their device rather than the shop. */
const PERSONAL = new Set([
  'user',
  'headers',
  'cookies',
  'query_string',
  'ip_address',
  'http.query',
  'http.fragment',
]);

const isUrl = (text: string) => /^(https?:\/)?\//.test(text);

const redactedString = (text: string): string =>
  redactedText(
    isUrl(text) && URL.canParse(text, location.origin) ? reportableUrl(text) : text,
    MAX_TEXT_LENGTH,
  );

/** A URL safe to report: a page of the shop as `reportablePath`, a file or call without its query. */
function reportableUrl(url: string): string {
  const { origin, pathname } = new URL(url, location.origin);
  return (
    (url.startsWith('/') ? '' : origin) + (origin === location.origin ? reportablePath(pathname) : pathname)
  );
}

/** A copy with every text redacted and all personal keys removed. */
function redacted<T>(value: T): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return redactedString(part);
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
      return part;
    const impersonal = Object.entries(part).filter(([name]) => !PERSONAL.has(name));
    return Object.fromEntries(impersonal.map(([name, inner]) => [name, copy(inner)]));
  };
  return copy(value) as T;
}

/** Reports errors, and the timings of one visit in ten, to the owner's DSN, without personal data. */
export function openDsnSink(dsn: string): ErrorSink {
  init({
    dsn,
    tracesSampleRate: TRACE_SAMPLE_RATE,
    // No breadcrumbs, sessions or device data: only errors and timings.
    defaultIntegrations: false,
    integrations: [linkedErrorsIntegration(), dedupeIntegration(), browserTracingIntegration()],
    // A trace is sent as a whole, so that it can be redacted.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    transport: (options) => makeFetchTransport(options, (input, request) => fetch(input, request)),
    sendClientReports: false,
    maxBreadcrumbs: 0,
    beforeSend: redacted,
    beforeSendTransaction: redacted,
  });
  return ({ error, path }) => void captureException(error, { tags: { path } });
}
