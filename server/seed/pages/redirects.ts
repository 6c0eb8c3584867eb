/** URLs that people try, and where they find what they look for. */
export const redirectSeeds = [
  { from: '/shipping', to: '/shipping-and-returns' },
  { from: '/returns', to: '/shipping-and-returns' },
  { from: '/refund-policy', to: '/terms-and-conditions' },
  { from: '/terms', to: '/terms-and-conditions' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/contact-us', to: '/contact' },
  { from: '/about-us', to: '/about' },
];
