import { Trans } from '@lingui/react/macro';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { Picture } from '../../components/ui/Picture.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { defineWidget } from '../widget-module.ts';
import { buttonSettings, text } from '../widget-settings.ts';
import { WidgetButton } from '../WidgetButton.tsx';
import { AuthorsDocument, useAuthorsQuery } from './Authors.generated.ts';
import type { AuthorsQuery } from './Authors.generated.ts';

/** `facts`: HTML beside the text; `author`: first and last name of an entry in the person list. */
const schema = object({ html: text(), facts: text(), author: text(), ...buttonSettings });

type Person = AuthorsQuery['personList']['data'][number];

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`.trim();

/**
 * article_text: the text in seven of twelve columns; facts, author and button in the last four, or below on
 * phones.
 */
function ArticleTextWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { html, facts, author, button_text, button_link } = settings;
  const { data: persons } = useAuthorsQuery({ skip: author === '' });
  const person = persons?.personList.data.find((one) => nameOf(one) === author);
  const hasSide = facts !== '' || person !== undefined || (button_text !== '' && button_link !== '');
  return (
    <div className="grid gap-x-8 gap-y-8 py-3 md:grid-cols-12 md:py-4">
      <RichText html={html} className="min-w-0 md:col-span-7 lg:text-[1.125rem]" />
      {hasSide && (
        <div className="flex min-w-0 flex-col items-start gap-6 md:col-span-4 md:col-start-9">
          {facts !== '' && (
            <div className="w-full">
              <h2 className="mb-3 text-2xl">
                <Trans comment="Above the facts beside an article">In short</Trans>
              </h2>
              <RichText
                html={facts}
                className="md:max-lg:[&_dd]:pt-0 md:max-lg:[&_dl]:grid-cols-1 md:max-lg:[&_dt]:border-0 md:max-lg:[&_dt]:pb-0"
              />
            </div>
          )}
          {person && <SignOff person={person} />}
          <WidgetButton settings={settings} />
        </div>
      )}
    </div>
  );
}

function SignOff({ person }: { person: Person }) {
  const name = nameOf(person);
  return (
    <p className="flex items-center gap-4">
      {person.photo && (
        <Picture image={person.photo} alt="" slot="portrait" className="size-16 shrink-0 rounded-full" />
      )}
      <span>
        <span className="block font-semibold">
          <Trans comment="The author of an article">Written by {name}</Trans>
        </span>
        {person.title !== '' && <span className="block text-sm text-ink-soft">{person.title}</span>}
      </span>
    </p>
  );
}

export const widget = defineWidget({
  schema,
  Component: ArticleTextWidget,
  preload: ({ author }, { client }) =>
    author === '' ? Promise.resolve() : client.query({ query: AuthorsDocument }),
});
