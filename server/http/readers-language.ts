import type { FastifyInstance } from 'fastify';
import type { TranslationManager } from '../domain/translations/translation-manager.ts';
import { runInLanguage } from '../wire/translated.ts';
import { localeOf } from './request-locale.ts';

/** Localises the owner's texts in each response to the language of its cookie (decision 062). */
export function installReadersLanguage(
  app: FastifyInstance,
  { translations }: { translations: TranslationManager },
): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const locale = localeOf(request);
    if (locale === 'en') return runInLanguage(null, done);
    translations.of(locale).then((words) => runInLanguage(words, done), done);
  });
}
