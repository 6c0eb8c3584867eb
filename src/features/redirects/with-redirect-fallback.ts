import { redirect } from 'react-router';
import { withNetworkError } from '../../graphql/code-loading.ts';
import { isMissing } from '../../lib/not-found.ts';
import type { Loader } from './find-redirect-target.ts';

/**
 * Wraps a loader with fallbacks for missing content: a redirect from the table (RT-26), or the path in lower
 * case (RT-27). Both are answered with 301.
 */
export const withRedirectFallback =
  <Result>(load: Loader<Result>): Loader<Result> =>
  async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Rarely needed, so the code is loaded on demand.
      const { findRedirectTarget } = await withNetworkError(import('./find-redirect-target.ts'));
      const target = await findRedirectTarget(load, args);
      throw target === null ? error : redirect(target, 301);
    }
  };
