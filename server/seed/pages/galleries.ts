import { fillAmounts } from '../amounts.ts';

/** A slide; `image` is the name of a picture. */
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
        subHeading: 'A family, two lasers, one long bench',
        content: fillAmounts(
          '<p>We make each piece after you order it, and post it in {{min_making_days}} to {{max_making_days}} business days.</p>',
        ),
        image: 'slides/slide-workshop',
        overlay: 'white',
        link: '/shop',
        button: 'Make one yours',
      },
      {
        heading: 'For a long Sunday lunch',
        subHeading: 'Boards, slates and glasses with your words on them',
        content: '<p>What we engrave stays: in bamboo, in slate, in glass.</p>',
        image: 'slides/slide-table',
        overlay: 'black',
        link: '/shop/laser-kut',
        button: 'Lay the table',
      },
      {
        heading: 'Put together for one person',
        subHeading: 'Gift packs, engraved to match',
        content: '<p>Tell us who it is for. We send you a quote by e-mail within a day.</p>',
        image: 'slides/slide-gifts',
        overlay: 'brand',
        link: '/shop/gift-packs',
        button: 'See gift packs',
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
