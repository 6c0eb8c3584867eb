/** A downloadable file in `server/seed/documents`. */
export interface DocumentSeed {
  id: string;
  name: string;
  contentType: string;
}

export const documentSeeds: DocumentSeed[] = [
  { id: 'care-card', name: 'care-card.pdf', contentType: 'application/pdf' },
];
