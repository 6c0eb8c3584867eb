import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { classNames } from '../../lib/class-names.ts';
import { defineWidget } from '../widget-module.ts';
import { buttonSettings, text } from '../widget-settings.ts';
import { WidgetButton } from '../WidgetButton.tsx';
import { wholeRows } from '../../components/ui/whole-rows.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';
import { TestimonialsDocument, useTestimonialsQuery } from './Testimonials.generated.ts';

/** Number of testimonials in the band (specification section 9). */
const SHOWN = 3;

const schema = object({
  heading: text(),
  subheading: text(),
  /** Their group; blank for all. */
  testimonials: text(),
  ...buttonSettings,
});

type Settings = InferOutput<typeof schema>;

const variablesOf = ({ testimonials: group }: Settings) => ({
  group: group === '' ? null : group,
  limit: SHOWN,
  offset: 0,
});

/** hero_testimonial: a band with three testimonials of a group (WGT-12). */
function HeroTestimonialWidget({ settings }: { settings: Settings }) {
  const { data } = useTestimonialsQuery({ variables: variablesOf(settings) });
  const testimonials = data?.cognitoTestimonials ?? [];
  if (testimonials.length === 0) return null;
  const grid = wholeRows('quotes', testimonials.length);
  return (
    <div className="my-4 bg-ply px-6 py-10 md:py-16">
      <WidgetHeader heading={settings.heading} subheading={settings.subheading} centred />
      <ul className={classNames('mx-auto max-w-5xl', grid.list)}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.id} className={grid.cell(index)}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <div className="mt-10 text-center empty:hidden">
        <WidgetButton settings={settings} />
      </div>
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: HeroTestimonialWidget,
  preload: (settings, { client }) =>
    client.query({ query: TestimonialsDocument, variables: variablesOf(settings) }),
  fullBleed: () => true,
});
