import { readFile } from 'node:fs/promises';
import Type from 'typebox';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** Increased when an older reader would misunderstand the manifest. */
export const MANIFEST_VERSION = 1;

const Size = Type.Integer({ minimum: 1, maximum: 10_000 });
/** The first 32 hex digits of the SHA-256 of a file's bytes. */
const Hash = Type.String({ pattern: '^[0-9a-f]{32}$' });
/** Relative to the manifest's folder, with `/`. */
const File = Type.String({ pattern: String.raw`^(?!.*\.\.)[a-z0-9][\w./-]*\.avif$` });
const Corner = Type.Tuple([Type.Number(), Type.Number()]);

const RenditionSchema = Type.Object({
  aspect: Type.String({ description: 'as in the URL of a picture, e.g. 4x3' }),
  width: Size,
  format: Type.Literal('avif'),
  file: File,
});

const BlankSchema = Type.Object({
  file: File,
  hash: Hash,
  corners: Type.Tuple([Corner, Corner, Corner, Corner], {
    description: 'of the engravable plane, in px of the picture, clockwise from its top left',
  }),
});

const PictureSchema = Type.Object({
  file: File,
  hash: Hash,
  width: Size,
  height: Size,
  colour: Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'average' }),
  scene: Type.String({ description: 'hash of what it was drawn from' }),
  renditions: Type.Array(RenditionSchema),
  blank: Type.Optional(BlankSchema),
});

const ManifestSchema = Type.Object({
  version: Type.Literal(MANIFEST_VERSION),
  pictures: Type.Record(Type.String({ pattern: '^[a-z0-9/-]+$' }), PictureSchema),
});
/** Compiled: every start checks thousands of values. */
const manifestCheck = Compile(ManifestSchema);

/** One of the shop's photos: its original, its size (px), and data available without opening it. */
export type ManifestPicture = Static<typeof PictureSchema>;

/** The shop's photos by name, e.g. `products/cork-trivet/banksia`. */
export interface PictureManifest {
  version: typeof MANIFEST_VERSION;
  pictures: Record<string, ManifestPicture>;
}

/** A manifest that is missing, damaged, or of a version this host does not support. */
export class PictureManifestError extends Error {}

/**
 * Parses the manifest written by `npm run draw`.
 * @throws PictureManifestError if it is no JSON, of another version, or has an invalid field, named in the
 *   message
 */
export function parsePictureManifest(text: string): PictureManifest {
  const manifest = parsed(text);
  const version: unknown =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : undefined;
  if (version !== MANIFEST_VERSION)
    throw new PictureManifestError(
      `The manifest of the pictures is of version ${String(version)}, not ${MANIFEST_VERSION}`,
    );
  if (manifestCheck.Check(manifest)) return manifest;
  const [first] = manifestCheck.Errors(manifest);
  throw new PictureManifestError(
    `The manifest of the pictures is damaged: ${first?.instancePath ?? ''} ${first?.message ?? ''}`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PictureManifestError('The manifest of the pictures is no JSON', { cause });
  }
}

/** Reads the manifest from a file. @throws PictureManifestError, also if the file does not exist */
export async function readPictureManifest(file: string): Promise<PictureManifest> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new PictureManifestError(`The manifest of the pictures cannot be read: ${file}`, { cause });
  });
  return parsePictureManifest(text);
}
