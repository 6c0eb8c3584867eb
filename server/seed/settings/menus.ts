/** A menu entry; the header adds the categories automatically next to these. */
export interface LinkSeed {
  name: string;
  link: string;
  /** Name of a lucide icon supported by the list of links. */
  icon?: string;
  children?: LinkSeed[];
}

/** The menus of a fresh shop, by name; every link answers 200. */
export const menus: Record<string, LinkSeed[]> = {
  header: [{ name: 'Christmas', link: '/shop-christmas' }],
  footer: [
    {
      name: 'Shop',
      link: '/shop',
      children: [
        { name: 'All products', link: '/shop' },
        { name: 'Specials', link: '/shop/specials' },
        { name: 'Laser Kut Products', link: '/shop/laser-kut' },
        { name: 'Kricut Products', link: '/shop/kricut-products' },
        { name: 'Gift Packs', link: '/shop/gift-packs' },
        { name: 'Christmas', link: '/shop-christmas' },
      ],
    },
    {
      name: 'Your order',
      link: '/cart',
      children: [
        { name: 'Shopping cart', link: '/cart' },
        { name: 'My account', link: '/my-account' },
      ],
    },
  ],
};

/** Links added to the menus by newer versions, with the key in the seed log. */
export const addedLinks: { key: string; menu: string; links: LinkSeed[] }[] = [
  {
    key: 'header/pages',
    menu: 'header',
    links: [
      { name: 'About us', link: '/about' },
      { name: 'Blog', link: '/blog' },
      { name: 'Contact', link: '/contact' },
    ],
  },
  {
    key: 'footer/pages',
    menu: 'footer',
    links: [
      {
        name: 'The workshop',
        link: '/about',
        children: [
          { name: 'About us', link: '/about' },
          { name: 'Blog', link: '/blog' },
          { name: 'Contact us', link: '/contact' },
        ],
      },
      {
        name: 'Good to know',
        link: '/shipping-and-returns',
        children: [
          { name: 'Shipping and returns', link: '/shipping-and-returns' },
          { name: 'Terms and conditions', link: '/terms-and-conditions' },
          { name: 'Privacy policy', link: '/privacy-policy' },
        ],
      },
    ],
  },
  {
    key: 'help',
    menu: 'help',
    links: [
      { name: 'Shipping and returns', link: '/shipping-and-returns', icon: 'truck' },
      { name: 'Terms and conditions', link: '/terms-and-conditions', icon: 'file-text' },
      { name: 'Privacy policy', link: '/privacy-policy', icon: 'info' },
      { name: 'Write to us', link: '/contact', icon: 'mail' },
      { name: 'How to keep bamboo', link: '/blog/caring-for-bamboo', icon: 'leaf' },
    ],
  },
];
