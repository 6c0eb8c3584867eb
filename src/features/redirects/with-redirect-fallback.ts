import { redirect } from 'react-router';
import { arrived } from '../../graphql/arrived-code.ts';
import { isMissing } from '../../lib/not-found.ts';
import type { Loader } from './find-redirect-target.ts';

/**
 * A loader that looks further before it says that there is nothing: the redirect table may lead elsewhere (RT-26), and
 * in lower case the path may be right (RT-27). Both are answered with 301.
 */
export const withRedirectFallback =
  <Result>(load: Loader<Result>): Loader<Result> =>
  async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Few get here: the code that looks further comes with the first of them.
      const { findRedirectTarget } = await arrived(import('./find-redirect-target.ts'));
      const target = await findRedirectTarget(load, args);
      throw target === null ? error : redirect(target, 301);
    }
  };
