import type { FastifyInstance } from 'fastify';
import { installErrorPages } from './http/error-page.ts';
import { registerMailbox } from './mail/mailbox-routes.ts';
import { registerSandboxPayment } from './payments/sandbox/sandbox-routes.ts';
import { registerApp } from './rendering/app-routes.ts';
import { registerAuthorize } from './rendering/authorize-routes.ts';
import { registerCartForms } from './rendering/cart-form-routes.ts';
import { registerMachinePages, withInspectorClient } from './rendering/machine-pages.ts';
import { registerBackOffice } from './rendering/back-office-routes.ts';
import { registerLanguageForm } from './rendering/language-routes.ts';
import { PageRenderer } from './rendering/page-renderer.ts';
import { registerPages } from './rendering/page-routes.ts';
import { registerRawCode } from './rendering/raw-code-routes.ts';
import { openBuiltStorefront } from './rendering/storefront.ts';
import type { Storefront } from './rendering/storefront.ts';
import { inProject } from './lib/project-folder.ts';
import type { Services } from './services.ts';

interface DocumentOptions {
  /** Folder of the built storefront, or its sources in development; null for no pages. */
  storefrontRoot: string | null;
  /** Renders the pages instead of the build in that folder. */
  storefront?: Storefront;
}

/** Registers the documents: the storefront's pages, and the few of the host's own. */
export async function registerDocuments(
  scope: FastifyInstance,
  services: Services,
  { storefrontRoot, storefront }: DocumentOptions,
): Promise<void> {
  installErrorPages(scope);
  registerApp(scope, services);
  registerRawCode(scope, services);
  registerBackOffice(scope, services.environment);
  registerAuthorize(scope, services);
  registerMailbox(scope, services.environment);
  registerSandboxPayment(scope, services.sandbox);
  const built = storefrontRoot === null ? null : await openStorefront(scope, services, storefrontRoot);
  const opened = storefront ?? built;
  await registerMachinePages(scope, services.environment, { root: inProject(), storefront: opened });
  const shown = opened && withInspectorClient(opened, services.environment);
  registerLanguageForm(scope, services);
  const pages = shown && {
    storefront: shown,
    renderer: new PageRenderer({ app: scope, services, storefront: shown }),
  };
  registerCartForms(scope, services, pages);
  await registerPages(scope, services, pages);
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
