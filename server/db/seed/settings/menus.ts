/** A menu entry; the header shows the categories by itself, these stand beside them. */
export interface LinkSeed {
  name: string;
  link: string;
  children?: LinkSeed[];
}

/** The menus of a fresh shop, by name; every link answers 200. */
export const menus: Record<string, LinkSeed[]> = {
  header: [{ name: 'All products', link: '/shop' }],
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
