/** A customer's testimonial; `portrait` is the name of a picture. */
export interface TestimonialSeed {
  name: string;
  title: string;
  /** HTML */
  content: string;
  portrait: string;
  rating: number;
  createdAt: string;
}

export const testimonialSeeds: TestimonialSeed[] = [
  {
    name: 'Kylie M.',
    title: 'Rockhampton QLD',
    content:
      '<p>I ordered milestone discs on a Monday and had them on the Friday, wrapped so nicely that I did not want to open them. The walnut is even better than in the picture.</p>',
    portrait: 'people/person-5',
    rating: 5,
    createdAt: '2026-08-17T00:00:00.000Z',
  },
  {
    name: 'Marcus T.',
    title: 'Fremantle WA',
    content:
      '<p>Our house sign has had two winters of salt air and the numbers are as crisp as on the first day. They rang me before cutting because my street name was long. Who does that?</p>',
    portrait: 'people/person-2',
    rating: 5,
    createdAt: '2026-07-02T00:00:00.000Z',
  },
  {
    name: 'Priya S.',
    title: 'Year Three teacher, Gladstone QLD',
    content:
      '<p>Twenty-six key rings with twenty-six names, all spelt right. One tassel came loose, and a new one was in the letterbox two days later.</p>',
    portrait: 'people/person-4',
    rating: 4,
    createdAt: '2026-06-21T00:00:00.000Z',
  },
];

/** Gift voucher themes; the picture is `voucher-themes/<key>`. */
export const voucherThemeSeeds = [
  { key: 'birthday', name: 'Happy birthday' },
  { key: 'thank-you', name: 'Thank you' },
  { key: 'christmas', name: 'Merry Christmas' },
];
