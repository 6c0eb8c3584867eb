/** The sitemap group of the shop's articles (A73). */
export const BLOG_GROUP = 'blog';
