import { plainPdf } from './pdf.ts';

/** A file to download. */
export interface DocumentSeed {
  id: string;
  name: string;
  contentType: string;
  content(): Buffer;
}

const careCard = () =>
  plainPdf('How to look after it', [
    'Timber and bamboo: wash by hand, dry standing up, oil twice a year with',
    'food-grade oil. Never soak, never in the dishwasher.',
    '',
    'Slate: wash by hand. A drop of oil brings the black back.',
    '',
    'Cork: wipe with a damp cloth and let dry flat.',
    '',
    'Glass and steel: top shelf of the dishwasher.',
    '',
    'Acrylic: a soft cloth and water with a little soap. No window cleaner,',
    'no spirits: they make it crack.',
    '',
    'Printed and pressed vinyl: wash inside out at 30 degrees, no ironing on',
    'the print.',
  ]);

export const documentSeeds: DocumentSeed[] = [
  { id: 'care-card', name: 'care-card.pdf', contentType: 'application/pdf', content: careCard },
];
