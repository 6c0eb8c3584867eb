import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { DeviceClass } from '../../../graphql/generated/contract-rules.ts';
import type { MutationVitalsReportArgs } from '../../../graphql/generated/types.ts';
import { MAX_VITAL } from '../../../rules/vitals.ts';
import { pageKindOf } from './page-kind.ts';

/** `vitalsReport` of the contract. */
const PATH = '/api/v1/vitals';
/** Narrower windows count as phones. */
const DESKTOP_FROM = '(min-width: 768px)';

/** Path at which the document started, which may differ from the current one. */
function landingPath(): string {
  const [document] = performance.getEntriesByType('navigation');
  return new URL(document?.name ?? location.href, location.origin).pathname;
}

const deviceClass = (): DeviceClass => (matchMedia(DESKTOP_FROM).matches ? 'desktop' : 'phone');

/** The reported whole number: ms, or thousandths for layout shifts. */
const rounded = ({ name, value }: Metric): number => Math.round(name === 'CLS' ? value * 1000 : value);

/**
 * Collects this document's web vitals and reports them once, when it is first hidden: the kind of its first
 * page, the device class and the numbers only. Later values are not reported, nor anything while offline.
 */
export function collectVitals(): void {
  const measured: Partial<Record<Lowercase<Metric['name']>, number>> = {};
  const page = pageKindOf(landingPath());
  const device = deviceClass();
  const note = (metric: Metric) => {
    const value = rounded(metric);
    if (value <= MAX_VITAL) measured[metric.name.toLowerCase() as Lowercase<Metric['name']>] = value;
  };
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(note, { reportAllChanges: true });
  const sendMetrics = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendMetrics);
    if (!navigator.onLine || Object.keys(measured).length === 0) return;
    const report: MutationVitalsReportArgs = { page, device, ...measured };
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // The library receives the event first, in the capture phase, and measures up to this moment.
  document.addEventListener('visibilitychange', sendMetrics);
}
