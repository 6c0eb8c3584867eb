import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cartAddonFileAddLimits } from '../generated/input-limits.ts';
import { invalid, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';

const FIELD_BYTES = 1024;

/** Receives the file of a form while it is uploaded. */
export interface FileTaker<File> {
  /**
   * Reads the content to its end, whether it keeps it or not; refuses content larger than the contract
   * allows.
   */
  receive(content: Readable): Promise<Outcome<File>>;
  /** Called for a form that turns out to be invalid. */
  discard(file: File): Promise<void>;
}

/** A form's text fields by name, and its single file. */
export interface UploadForm<File> {
  fields: Record<string, string>;
  name: string;
  file: File;
}

/** Allows forms with one file of the contract's maximum size on the routes of a scope. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      // One byte more than allowed, so that the receiver notices a file that is too large.
      fileSize: cartAddonFileAddLimits.file.maxBytes + 1,
      fields: 5,
      fieldSize: FIELD_BYTES,
      parts: 6,
    },
  });
}

/**
 * Reads the form of a request. Refusals: 415 FORM_EXPECTED, 422 if it has no file, and those of its taker.
 */
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
