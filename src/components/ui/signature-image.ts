import type SignaturePad from 'signature_pad';

const SIGNATURE_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

/** Picture types that a signature can be exported as. */
export type SignatureType = (typeof SIGNATURE_TYPES)[number];

/**
 * Returns the type if it is supported.
 * @throws TypeError when a signature cannot be exported as it (FRM-20)
 */
export function signatureType(type: string): SignatureType {
  const known = SIGNATURE_TYPES.find((candidate) => candidate === type);
  if (!known) throw new TypeError(`A signature cannot be exported as ${type}`);
  return known;
}

/**
 * The drawing as a data URL of this type, '' when empty.
 * @throws TypeError for an unknown type (FRM-20)
 */
export function signatureImage(pad: Pick<SignaturePad, 'isEmpty' | 'toDataURL'>, type: string): string {
  const known = signatureType(type);
  if (pad.isEmpty()) return '';
  return known === 'image/svg+xml' ? pad.toDataURL(known, { includeDataUrl: true }) : pad.toDataURL(known);
}
