import type Stripe from 'stripe';
import type { Environment } from '../../environment.ts';

/** Short, as a shopper waits for the response. */
const TIMEOUT_MS = 10_000;
const PAGES = 'https://checkout.stripe.com';

/** What a gateway needs to talk to Stripe. */
export interface OpenStripe {
  stripe: Stripe;
  webhookSecret: string;
  /** Origin of its payment pages. */
  pageOrigin: string;
}

function hostOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Loads Stripe's library if it is configured, so that other shops save its start-up time and memory. */
export async function openStripe({ stripe: given }: Environment): Promise<OpenStripe | null> {
  if (given === null) return null;
  const { default: StripeLibrary } = await import('stripe');
  const options = { maxNetworkRetries: 1, timeout: TIMEOUT_MS, telemetry: false };
  return {
    stripe: new StripeLibrary(given.secretKey, { ...options, ...hostOf(given.apiUrl) }),
    webhookSecret: given.webhookSecret,
    pageOrigin: given.apiUrl === null ? PAGES : new URL(given.apiUrl).origin,
  };
}
