import { writeContent } from '../db/content-version.ts';
import type { Database } from '../db/connection.ts';
import { seededPicture } from '../images/picture-reference.ts';
import { markSeeded, unseeded } from './seed-log.ts';

interface VideoSeed {
  slug: string;
  name: string;
  /** Below `server/assets/videos`. */
  file: string;
  seconds: number;
  /** The picture shown until it plays. */
  slate: string;
}

const videoSeeds: VideoSeed[] = [
  {
    slug: 'engraving-a-coaster',
    name: 'A slate coaster under the laser',
    file: 'engraving-a-coaster.webm',
    seconds: 8,
    slate: 'products/engraved-slate-coasters/round',
  },
];

/** Inserts videos not seeded before. Call it before products, which refer to them. */
export async function seedVideos(database: Database): Promise<void> {
  const fresh = await unseeded(
    database,
    'video',
    videoSeeds.map(({ slug }) => slug),
  );
  const wanted = videoSeeds.filter(({ slug }) => fresh.has(slug));
  if (wanted.length === 0) return;
  await writeContent(database, async (transaction) => {
    for (const { slug, name, file, seconds, slate } of wanted)
      await transaction
        .insertInto('videos')
        .values({ platform: 'html5', name, slug, length_s: seconds, slate_hash: seededPicture(slate), file })
        .execute();
    await markSeeded(transaction, 'video', fresh);
  });
}
