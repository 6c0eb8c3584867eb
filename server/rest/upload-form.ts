import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cartAddonFileAddLimits } from '../generated/contract-rules.ts';
import { invalid, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { told } from '../lib/refusal-text.ts';

const FIELD_BYTES = 1024;

/** What a form brought: its text fields by name, and its one file. */
export interface UploadForm {
  fields: Record<string, string>;
  file: File;
}

/** Lets the routes of a scope take forms with one file as long as the contract allows. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fileSize: cartAddonFileAddLimits.file.maxBytes,
      fields: 5,
      fieldSize: FIELD_BYTES,
      parts: 6,
    },
  });
}

/** Reads the form of a request. Refuses what is no form (415), has no file (422) or too long a one (413). */
export async function readUpload(request: FastifyRequest): Promise<Outcome<UploadForm>> {
  if (!request.isMultipart()) return refused(415, told('FORM_EXPECTED'));
  const fields: Record<string, string> = {};
  let file: File | null = null;
  let isTooLong = false;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      isTooLong = part.file.truncated;
      file = new File([new Uint8Array(bytes)], part.filename);
    } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  if (isTooLong) return refused(413, told('FILE_TOO_LARGE'));
  return file ? success({ fields, file }) : invalid(told('FILE_MISSING'));
}
