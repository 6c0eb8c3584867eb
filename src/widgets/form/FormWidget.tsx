import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { CmsForm } from '../../features/forms/CmsForm.tsx';
import { defineWidget } from '../widget-module.ts';
import { text, requiredText } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { FormOneDocument, useFormOneQuery } from './FormOne.generated.ts';

/** `form` is the form's id, or its url. */
const schema = object({ heading: text(), form: requiredText() });

/** form: a form of the owner (FRM-01). */
function FormWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { data } = useFormOneQuery({ variables: { id: settings.form } });
  const form = data?.formOne.data;
  if (!form) return null;
  return (
    <div className="py-4">
      <WidgetHeader heading={settings.heading} />
      <CmsForm key={form.id} form={form} />
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: FormWidget,
  preload: ({ form }, { client }) => client.query({ query: FormOneDocument, variables: { id: form } }),
});
