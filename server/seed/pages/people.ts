/** A member of staff; `portrait` is the name of a picture. */
export interface PersonSeed {
  firstName: string;
  lastName: string;
  title: string;
  description: string;
  portrait: string;
}

/** The family and their helpers. */
export const personSeeds: PersonSeed[] = [
  {
    firstName: 'Hannah',
    lastName: 'Ashby',
    title: 'Draws',
    description:
      'Turns a name, a photo or a sketch on a serviette into lines that a laser can follow. Drew the kookaburra eleven times before it looked cheeky enough.',
    portrait: 'people/person-1',
  },
  {
    firstName: 'Rob',
    lastName: 'Ashby',
    title: 'Runs the lasers',
    description:
      'Thirty years a fitter and turner, and still measures twice. Knows from the smell whether a sheet of birch is dry enough to cut.',
    portrait: 'people/person-6',
  },
  {
    firstName: 'Tess',
    lastName: 'Ashby',
    title: 'Packs, and answers letters',
    description:
      'Ties every parcel and reads every order note. If your street name will not fit on the sign, it is Tess who rings you.',
    portrait: 'people/person-8',
  },
  {
    firstName: 'Joel',
    lastName: 'Martin',
    title: 'Helps from October to Christmas',
    description:
      'Sands edges, weeds vinyl and sings along to the extraction fan. In the rest of the year he studies to be a woodwork teacher.',
    portrait: 'people/person-7',
  },
];
