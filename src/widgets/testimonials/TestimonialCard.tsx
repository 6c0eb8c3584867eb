import { Picture } from '../../components/ui/Picture.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { Rating } from '../../components/ui/Rating.tsx';
import type { TestimonialsQuery } from './Testimonials.generated.ts';

type Testimonial = TestimonialsQuery['cognitoTestimonials'][number];

/** A customer's testimonial: stars if rated (A48), text, portrait and name. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col border-s-2 border-scorch ps-5">
      <Rating value={testimonial.rating} />
      <blockquote className="mt-2 flex-1">
        <RichText html={testimonial.content} />
      </blockquote>
      <figcaption className="mt-4 flex items-center gap-3">
        {testimonial.image && (
          <Picture
            image={testimonial.image}
            alt=""
            slot="testimonial"
            className="size-12 shrink-0 rounded-full"
          />
        )}
        <span>
          <span className="block font-semibold">
            <bdi>{testimonial.name}</bdi>
          </span>
          <span className="block text-sm text-ink-soft">{testimonial.title}</span>
        </span>
      </figcaption>
    </figure>
  );
}
