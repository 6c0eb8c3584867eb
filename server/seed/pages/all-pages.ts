import { readAboutPage } from './about-page.ts';
import { articleSlugs, readArticle } from './articles.ts';
import { blogPage } from './blog-page.ts';
import { contactPage } from './contact-page.ts';
import { demoBlocksPage, demoPage } from './demo-pages.ts';
import { homePage } from './home-page.ts';
import type { PageSeed } from './page-seed.ts';
import { readPrivacyPage, readShippingPage, readTermsPage, readVouchersPage } from './policy-pages.ts';
import { readmePage } from './readme-page.ts';

/** A page of a fresh shop, read only when needed. */
interface PageSource {
  slug: string;
  read(): PageSeed | Promise<PageSeed>;
}

const written = (page: PageSeed): PageSource => ({ slug: page.slug, read: () => page });

/** Every page of a fresh shop, in the order of creation. */
export const pageSources: PageSource[] = [
  written(homePage),
  { slug: 'about', read: readAboutPage },
  written(blogPage),
  ...articleSlugs.map((slug) => ({ slug, read: () => readArticle(slug) })),
  { slug: 'shipping-and-returns', read: readShippingPage },
  { slug: 'terms-and-conditions', read: readTermsPage },
  { slug: 'privacy-policy', read: readPrivacyPage },
  { slug: 'gift-vouchers', read: readVouchersPage },
  written(contactPage),
  { slug: 'readme', read: readmePage },
  written(demoPage),
  written(demoBlocksPage),
];
