import { aboutPage } from './about-page.ts';
import { articlePages } from './articles.ts';
import { blogPage } from './blog-page.ts';
import { contactPage } from './contact-page.ts';
import { demoBlocksPage, demoPage } from './demo-pages.ts';
import { homePage } from './home-page.ts';
import type { PageSeed } from './page-seed.ts';
import { privacyPage, shippingPage, termsPage } from './policy-pages.ts';
import { readmePage } from './readme-page.ts';

/** Every page of a fresh shop. */
export async function allPages(): Promise<PageSeed[]> {
  return [
    homePage,
    aboutPage,
    blogPage,
    ...articlePages,
    shippingPage,
    termsPage,
    privacyPage,
    contactPage,
    await readmePage(),
    demoPage,
    demoBlocksPage,
  ];
}
