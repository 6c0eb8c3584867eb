import type { FastifyInstance } from 'fastify';
import { OFFLINE_PAGE } from '../../src/rules/offline-pages.ts';
import type { KeptDomainSettings } from '../domain/settings/domain-settings.ts';
import { localeOf } from '../http/request-locale.ts';
import { hostI18n } from '../lib/host-i18n.ts';
import { hostPagePolicy } from '../lib/host-page.ts';
import type { Services } from '../services.ts';
import { offlinePage } from './offline-page.ts';

/** A home screen has room for so many letters under an icon. */
const SHORT_NAME_LENGTH = 12;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/assets/brand/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What makes the shop an app on a home screen. */
const manifestOf = ({ name, theme_colour }: KeptDomainSettings) => ({
  id: '/',
  // Its name and nothing else is read, and has no translation.
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

/** What a shop on a home screen needs beside its pages: its manifest, and what is shown without a network. */
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
        // It is in the language of a cookie.
        'cache-control': 'private, no-cache',
        'content-security-policy': hostPagePolicy(null),
      })
      .send(offlinePage(i18n, name));
  });
}
