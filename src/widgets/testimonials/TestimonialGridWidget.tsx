import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { defineWidget } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { wholeRows } from '../../components/ui/whole-rows.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import { TestimonialsDocument, useTestimonialsQuery } from './Testimonials.generated.ts';

const schema = object({ heading: text(), subheading: text() });

interface TestimonialGridWidgetProps {
  settings: InferOutput<typeof schema>;
  context: WidgetContext;
}

const variablesOf = ({ limit, offset }: WidgetContext) => ({ group: null, limit, offset });

/** testimonial_grid: heading and subheading, then the site's testimonials, newest first (WGT-13, A86). */
function TestimonialGridWidget({ settings, context }: TestimonialGridWidgetProps) {
  const { data } = useTestimonialsQuery({ variables: variablesOf(context) });
  const testimonials = data?.cognitoTestimonials ?? [];
  if (testimonials.length === 0) return null;
  const grid = wholeRows('quotes', testimonials.length);
  return (
    <div className="py-8 md:py-12">
      <WidgetHeader heading={settings.heading} subheading={settings.subheading} />
      <ul className={grid.list}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.id} className={grid.cell(index)}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: TestimonialGridWidget,
  preload: (_settings, { client, context }) =>
    client.query({ query: TestimonialsDocument, variables: variablesOf(context) }),
});
