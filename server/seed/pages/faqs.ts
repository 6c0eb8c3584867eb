import { Type } from 'typebox';
import { markdownAsHtml } from '../markdown.ts';
import { readProse } from '../prose.ts';

/** A frequently asked question. */
export interface FaqSeed {
  question: string;
  /** HTML */
  answer: string;
  group: string;
}

const Front = Type.Object({ question: Type.String(), group: Type.Enum(['orders', 'making']) });

/** The most frequent questions in order: files of `prose/faqs`. */
export const faqKeys = [
  'how-long',
  'cost-of-post',
  'change-words',
  'tracking',
  'gift-packs',
  'own-drawing',
  'letters',
  'dishwasher',
];

export async function readFaqSeed(key: string): Promise<FaqSeed> {
  const { front, parts } = await readProse(`faqs/${key}`, Front);
  return { ...front, answer: parts.map(markdownAsHtml).join('\n') };
}
