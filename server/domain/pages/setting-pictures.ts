import type { ImageLookup } from '../../images/image-lookup.ts';
import type { ImageSpec } from '../../images/image-spec.ts';
import { HASH_PATTERN } from '../../images/original.ts';
import { seededPictureName } from '../../images/picture-reference.ts';

const WIDE: ImageSpec = { aspect: '16x9', width: 1920 };
const SIDE: ImageSpec = { aspect: '16x9', width: 300 };

/** Widget settings that hold pictures, with their slots (specification section 9). */
const SLOTS: ReadonlyMap<string, ImageSpec> = new Map([
  ['image', WIDE],
  ['background_image', WIDE],
  ['widget_background_image', WIDE],
  ['left_image', SIDE],
  ['right_image', SIDE],
  ['overlay_image', { aspect: 'original', width: 300 }],
]);

/** Returns the content hash of a picture reference; null for anything else. */
function hashOf(reference: unknown, pictures: ImageLookup): string | null {
  if (typeof reference !== 'string') return null;
  if (HASH_PATTERN.test(reference)) return reference;
  const name = seededPictureName(reference);
  return name === null ? null : pictures.hashOf(name);
}

/**
 * Returns the reference of the first picture (`image`) in the settings of some widgets; null if there is
 * none.
 */
export function firstPicture(settings: readonly unknown[], pictures: ImageLookup): string | null {
  const references = settings.map((own) =>
    typeof own === 'object' && own !== null && 'image' in own ? own.image : null,
  );
  return references.filter((one) => typeof one === 'string').find((one) => hashOf(one, pictures)) ?? null;
}

function videoWithSlate(video: unknown, pictures: ImageLookup): unknown {
  if (typeof video !== 'object' || video === null || !('slate' in video)) return video;
  const known = hashOf(video.slate, pictures) !== null;
  return { ...video, slate: known ? pictures.record(String(video.slate), WIDE) : null };
}

/**
 * Returns a widget's settings as served: pictures as content hashes, with their records in `image_hashes` by
 * setting name. Unknown pictures are left out, with null as their record.
 */
export function withPictures(settings: unknown, pictures: ImageLookup): unknown {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return settings;
  const served: Record<string, unknown> = { ...settings };
  const records: Record<string, ReturnType<ImageLookup['record']> | null> = {};
  for (const [name, slot] of SLOTS) {
    const reference = served[name];
    if (reference === undefined) continue;
    const hash = hashOf(reference, pictures);
    if (hash === null) {
      delete served[name];
      if (reference !== null && reference !== '') records[name] = null;
    } else {
      served[name] = hash;
      records[name] = pictures.record(String(reference), slot);
    }
  }
  if ('background_video' in served) {
    served['background_video'] = videoWithSlate(served['background_video'], pictures);
  }
  return Object.keys(records).length === 0 ? served : { ...served, image_hashes: records };
}
