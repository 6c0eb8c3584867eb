import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { formPaymentToken } from '../../features/forms/paid-form-url.ts';
import { FormPaymentResult } from './FormPaymentResult.tsx';
import { CmsForm } from '../../features/forms/CmsForm.tsx';
import { defineWidget } from '../widget-module.ts';
import { text, requiredText } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { FormOneDocument, useFormOneQuery } from './FormOne.generated.ts';

/** `form` is the form's id or URL. */
const schema = object({ heading: text(), form: requiredText() });

/** form: one of the owner's forms (FRM-01), or the result of its payment. */
function FormWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { data } = useFormOneQuery({ variables: { id: settings.form } });
  const form = data?.formOne.data;
  const [query] = useSearchParams();
  // The host renders pages without a visitor's payment.
  const isHydrated = useHydrated();
  if (!form) return null;
  const token = isHydrated ? formPaymentToken(query, form.url) : null;
  return (
    <div className="py-4">
      <WidgetHeader heading={settings.heading} />
      {token === null ? (
        <CmsForm key={form.id} form={form} />
      ) : (
        <FormPaymentResult key={token} form={String(form.id)} token={token} />
      )}
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: FormWidget,
  preload: ({ form }, { client }) => client.query({ query: FormOneDocument, variables: { id: form } }),
});
