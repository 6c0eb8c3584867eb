import { expect, it } from 'vitest';
import { sceneHash } from '../engine/scene-hash.ts';
import { COLOURED_PHOTOS } from './coloured-photos.ts';

it.each(Object.entries(COLOURED_PHOTOS))(
  'every photo of %s is another picture, so each swapped material is in the scene',
  (_slug, photos) => {
    const hashes = photos.map(({ scene }) => sceneHash(scene));
    expect(photos.filter((_photo, index) => hashes.indexOf(hashes[index] ?? '') !== index)).toEqual([]);
    expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length);
  },
);
