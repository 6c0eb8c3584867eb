import { Type } from 'typebox';
import { readProse } from '../prose.ts';
import { textPdf } from '../text-pdf.ts';

/** A file to download. */
export interface DocumentSeed {
  id: string;
  name: string;
  contentType: string;
  content(): Promise<Buffer>;
}

async function careCard(): Promise<Buffer> {
  const { front, parts } = await readProse('documents/care-card', Type.Object({ heading: Type.String() }));
  return textPdf(
    front.heading,
    parts.flatMap((part) => part.split(/\n{2,}/)),
  );
}

export const documentSeeds: DocumentSeed[] = [
  { id: 'care-card', name: 'care-card.pdf', contentType: 'application/pdf', content: careCard },
];
