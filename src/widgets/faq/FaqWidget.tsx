import { useId } from 'react';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { HeadEntry } from '../../components/head/HeadEntry.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { classNames } from '../../lib/class-names.ts';
import { defineWidget, limitedList } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { FaqDocument, useFaqQuery } from './Faq.generated.ts';
import { FaqItem } from './FaqItem.tsx';

const schema = object({ heading: text(), pagecontent: text(), group: text() });

type Settings = InferOutput<typeof schema>;

const variablesOf = ({ group }: Settings) => ({ group: group === '' ? null : group });

/** faq: the questions of a group, one open at a time, beside a heading and text (WGT-04). */
function FaqWidget({ settings, context }: { settings: Settings; context: WidgetContext }) {
  const name = useId();
  const { data } = useFaqQuery({ variables: variablesOf(settings) });
  const items = limitedList(data?.faqList.data ?? [], context);
  const { heading, pagecontent } = settings;
  if (items.length === 0) return null;
  return (
    <div className={classNames('py-6', pagecontent !== '' && 'gap-12 lg:grid lg:grid-cols-[1fr_2fr]')}>
      <div>
        <WidgetHeader heading={heading} />
        <RichText html={pagecontent} className="mb-6 text-ink-soft" />
      </div>
      {import.meta.env.SSR && (
        <HeadEntry
          write={({ questions }) =>
            items.forEach(({ name: question, content }) => questions.set(question, content))
          }
        />
      )}
      <div className="border-t border-scorch">
        {items.map((item) => (
          <FaqItem key={item.id} group={name} question={item.name} answer={item.content} />
        ))}
      </div>
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: FaqWidget,
  preload: (settings, { client }) => client.query({ query: FaqDocument, variables: variablesOf(settings) }),
});
