import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cartAddonFileAddLimits } from '../generated/input-limits.ts';
import { invalid, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';

const FIELD_BYTES = 1024;

/** Where the file of a form goes while it comes. */
export interface FileTaker<File> {
  /** Reads the content to its end, whether it keeps it or not; refuses what is longer than the contract allows. */
  receive(content: Readable): Promise<Outcome<File>>;
  /** Of a form that turned out to be wrong. */
  discard(file: File): Promise<void>;
}

/** What a form brought: its text fields by name, and its one file. */
export interface UploadForm<File> {
  fields: Record<string, string>;
  name: string;
  file: File;
}

/** Lets the routes of a scope take forms with one file as long as the contract allows. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      // One more than is taken, so that whoever takes it sees that it is too long.
      fileSize: cartAddonFileAddLimits.file.maxBytes + 1,
      fields: 5,
      fieldSize: FIELD_BYTES,
      parts: 6,
    },
  });
}

/** Reads the form of a request. Refuses what is no form (415), has no file (422), or what its taker refuses. */
export async function readUpload<File>(
  request: FastifyRequest,
  taker: FileTaker<File>,
): Promise<Outcome<UploadForm<File>>> {
  if (!request.isMultipart()) return refused(415, refusalText('FORM_EXPECTED'));
  const fields: Record<string, string> = {};
  let taken: { name: string; file: File } | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const received = await taker.receive(part.file);
        if (!received.ok) return received;
        taken = { name: part.filename, file: received.value };
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    if (taken) await taker.discard(taken.file);
    throw error;
  }
  return taken ? success({ fields, ...taken }) : invalid(refusalText('FILE_MISSING'));
}
