import { Type } from 'typebox';
import type { Static } from 'typebox';
import { defineWidget } from '../page/widget-module.ts';
import { TestimonialCard } from './TestimonialCard.tsx';
import { TestimonialsDocument, useTestimonialsQuery } from './Testimonials.generated.ts';

const LIMIT = 6;

const schema = Type.Object({
  heading: Type.String({ default: '' }),
  subheading: Type.String({ default: '' }),
});

/** testimonial_grid: heading and subheading, then the site's testimonials, newest first (A86). */
function TestimonialGridWidget({ settings }: { settings: Static<typeof schema> }) {
  const { data } = useTestimonialsQuery({ variables: { group: null, limit: LIMIT } });
  const testimonials = data?.cognitoTestimonials ?? [];
  if (testimonials.length === 0) return null;
  return (
    <section className="mx-auto max-w-7xl px-6 py-12">
      {settings.heading !== '' && <h2 className="font-display text-3xl font-bold">{settings.heading}</h2>}
      {settings.subheading !== '' && <p className="mt-2 text-ink-soft">{settings.subheading}</p>}
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const widget = defineWidget({
  schema,
  Component: TestimonialGridWidget,
  preload: (_settings, _context, client) =>
    client.query({ query: TestimonialsDocument, variables: { group: null, limit: LIMIT } }),
});
