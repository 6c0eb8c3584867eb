/** A photo of the site; `image` is the name of a picture. */
export interface PhotoSeed {
  name: string;
  description: string;
  image: string;
}

/** Photos of the workshop. */
export const photoSeeds: PhotoSeed[] = [
  {
    name: 'The bench',
    description: 'Where every piece is sanded, looked at and wrapped.',
    image: 'places/bench',
  },
  {
    name: 'The workshop',
    description: 'Sheets of ply waiting for the laser, early in the morning.',
    image: 'slides/slide-workshop',
  },
  {
    name: 'A laid table',
    description: 'Boards, slates and glasses on the way to a long Sunday lunch.',
    image: 'slides/slide-table',
  },
  {
    name: 'Parcels',
    description: 'Gift packs, tied with cotton tape.',
    image: 'slides/slide-gifts',
  },
];
