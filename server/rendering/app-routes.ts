import type { FastifyInstance } from 'fastify';
import { OFFLINE_PAGE } from '../../src/rules/offline-pages.ts';
import type { StoredDomainSettings } from '../domain/settings/domain-settings.ts';
import { localeOf } from '../http/request-locale.ts';
import { hostI18n } from '../lib/host-i18n.ts';
import { hostPagePolicy } from '../lib/host-page.ts';
import type { Services } from '../services.ts';
import { offlinePage } from './offline-page.ts';

/** Maximum characters that fit under an icon on a home screen. */
const SHORT_NAME_LENGTH = 12;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/assets/brand/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, which makes the shop installable. */
const manifestOf = ({ name, theme_colour }: StoredDomainSettings) => ({
  id: '/',
  // Only the name is text, and it is not translated.
  lang: 'en',
  dir: 'ltr',
  name,
  ...(name.length <= SHORT_NAME_LENGTH ? { short_name: name } : {}),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  ...(theme_colour === '' ? {} : { theme_color: theme_colour, background_color: theme_colour }),
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
});

/**
 * Serves the files of an installed shop besides its pages: the manifest, and the page shown while offline.
 */
export function registerApp(app: FastifyInstance, { settings }: Services): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = JSON.stringify(manifestOf(await settings.domain()));
    return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest);
  });
  app.get(OFFLINE_PAGE, async (request, reply) => {
    const { name } = await settings.domain();
    const i18n = hostI18n(localeOf(request));
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': i18n.locale,
        // Its language depends on a cookie.
        'cache-control': 'private, no-cache',
        'content-security-policy': hostPagePolicy(null),
      })
      .send(offlinePage(i18n, name));
  });
}
