import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inProject } from '../../lib/project-folder.ts';

const OPENED = inProject('server/payments/stripe/open-stripe.ts');
const KEYS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: null };

/** Returns what a fresh process loads of Stripe's library when a shop with this configuration starts. */
function loadedBy(stripe: object | null): string {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier === 'stripe') console.log('loaded');
        return next(specifier, context);
      },
    });
    const { openStripe } = await import(${JSON.stringify(OPENED)});
    await openStripe({ stripe: ${JSON.stringify(stripe)} });
  `;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  if (status !== 0) throw new Error(stderr.toString());
  return stdout.toString().trim();
}

it('Stripe’s library is loaded only if its key is set', () => {
  expect(loadedBy(null)).toBe('');
  expect(loadedBy(KEYS)).toBe('loaded');
});
