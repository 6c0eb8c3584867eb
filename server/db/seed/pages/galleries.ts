/** A slide; `image` is the name of a drawing. */
export interface SlideSeed {
  heading: string;
  subHeading: string;
  /** HTML */
  content: string;
  image: string;
  overlay: 'white' | 'black' | 'brand';
  link: string;
  button: string;
}

export interface GallerySeed {
  url: string;
  name: string;
  heading: string;
  group: string;
  slides: SlideSeed[];
}

const tile = (slug: string, heading: string): SlideSeed => ({
  heading,
  subHeading: '',
  content: '',
  image: `groups/${slug}`,
  overlay: 'white',
  link: `/shop/${slug}`,
  button: `Shop ${heading}`,
});

/** The galleries of the home page. */
export const gallerySeeds: GallerySeed[] = [
  {
    url: 'home-slider',
    name: 'Home slider',
    heading: 'FAMILY OWNED AND OPERATED',
    group: 'home',
    slides: [
      {
        heading: 'Cut and engraved in Gladstone',
        subHeading: 'Three of us, two lasers, one bench',
        content: '<p>We make each piece after you order it, and post it in 2 to 3 business days.</p>',
        image: 'slides/workshop',
        overlay: 'white',
        link: '/shop',
        button: 'See what we make',
      },
      {
        heading: 'Words that stay in the stone',
        subHeading: 'Coasters and boards of natural slate',
        content: '<p>The laser turns slate a soft grey. There is no ink to wear off.</p>',
        image: 'slides/slate',
        overlay: 'black',
        link: '/shop/slate',
        button: 'Shop slate',
      },
      {
        heading: 'One bauble, one name, one year',
        subHeading: 'Flat timber baubles for the tree',
        content: '<p>We keep the drawing, so next year’s will match.</p>',
        image: 'slides/christmas',
        overlay: 'brand',
        link: '/product/wooden-christmas-bauble',
        button: 'Put a name on it',
      },
    ],
  },
  {
    url: 'home-materials',
    name: 'Materials',
    heading: 'What we work with',
    group: 'home',
    slides: [
      tile('slate', 'Slate'),
      tile('laser-kut-wood', 'Wood'),
      tile('laser-kut-acrylic', 'Acrylic'),
      tile('metals', 'Metals'),
    ],
  },
];
