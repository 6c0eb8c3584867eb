import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { DeviceClass } from '../../../graphql/generated/contract-rules.ts';
import type { MutationVitalsReportArgs } from '../../../graphql/generated/types.ts';
import { MAX_VITAL } from '../../../rules/vitals.ts';
import { pageKindOf } from './page-kind.ts';

/** `vitalsReport` of the contract. */
const PATH = '/api/v1/vitals';
/** A narrower window is a phone's. */
const DESKTOP_FROM = '(min-width: 768px)';

/** Where the document began, which may be another page than the one that is shown now. */
function landingPath(): string {
  const [document] = performance.getEntriesByType('navigation');
  return new URL(document?.name ?? location.href, location.origin).pathname;
}

const deviceClass = (): DeviceClass => (matchMedia(DESKTOP_FROM).matches ? 'desktop' : 'phone');

/** The whole number that is told: ms, of shifts thousandths. */
const told = ({ name, value }: Metric): number => Math.round(name === 'CLS' ? value * 1000 : value);

/**
 * Collects the web vitals of this document, and tells the host once, when it is hidden for the first time: the kind of
 * page that it began with, the class of the device and the numbers, nothing else. What comes later in its life is not
 * told. Without a network nothing is.
 */
export function collectVitals(): void {
  const measured: Partial<Record<Lowercase<Metric['name']>, number>> = {};
  const page = pageKindOf(landingPath());
  const device = deviceClass();
  const note = (metric: Metric) => {
    const value = told(metric);
    if (value <= MAX_VITAL) measured[metric.name.toLowerCase() as Lowercase<Metric['name']>] = value;
  };
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) watch(note, { reportAllChanges: true });
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (!navigator.onLine || Object.keys(measured).length === 0) return;
    const report: MutationVitalsReportArgs = { page, device, ...measured };
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // The library hears of it first, on its way down to the document, and measures up to this moment.
  document.addEventListener('visibilitychange', tell);
}
