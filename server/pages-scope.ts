import type { FastifyInstance } from 'fastify';
import { registerMailbox } from './mail/mailbox-routes.ts';
import { registerSandboxPayment } from './payments/sandbox/sandbox-routes.ts';
import { registerBackOffice } from './rendering/back-office-routes.ts';
import { registerPages } from './rendering/page-routes.ts';
import { registerRawCode } from './rendering/raw-code-routes.ts';
import { openBuiltStorefront } from './rendering/storefront.ts';
import type { Storefront } from './rendering/storefront.ts';
import type { Services } from './services.ts';

/**
 * What a browser shows as a document: the storefront's pages, and the few that are the host's own.
 * @param storefrontRoot folder with the built storefront, or its sources in development; null: none of its pages
 */
export async function registerDocuments(
  scope: FastifyInstance,
  services: Services,
  storefrontRoot: string | null,
): Promise<void> {
  registerRawCode(scope, services);
  registerBackOffice(scope, services.environment);
  registerMailbox(scope, services.environment);
  registerSandboxPayment(scope, services.sandbox);
  const storefront = storefrontRoot === null ? null : await openStorefront(scope, services, storefrontRoot);
  registerPages(scope, services, storefront);
}

async function openStorefront(
  scope: FastifyInstance,
  { environment }: Services,
  root: string,
): Promise<Storefront> {
  if (environment.mode !== 'development') return openBuiltStorefront(root);
  const { openDevelopmentStorefront } = await import('./rendering/development-storefront.ts');
  return openDevelopmentStorefront(scope, root);
}
