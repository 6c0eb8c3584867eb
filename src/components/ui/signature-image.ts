import type SignaturePad from 'signature_pad';

const SIGNATURE_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

/** The picture types that a signature can be exported as. */
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/** The type itself, checked. Throws a `TypeError` for any type that a signature cannot be exported as (FRM-20). */
export function signatureType(type: string): SignatureType {
  const known = SIGNATURE_TYPES.find((candidate) => candidate === type);
  if (!known) throw new TypeError(`A signature cannot be exported as ${type}`);
  return known;
}

/** What is drawn as a data URL of this type, '' for nothing. Throws a `TypeError` for an unknown type (FRM-20). */
export function signatureImage(pad: Pick<SignaturePad, 'isEmpty' | 'toDataURL'>, type: string): string {
  const known = signatureType(type);
  if (pad.isEmpty()) return '';
  return known === 'image/svg+xml' ? pad.toDataURL(known, { includeDataUrl: true }) : pad.toDataURL(known);
}
