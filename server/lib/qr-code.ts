import { encode } from 'uqr';

/** A QR code to be drawn in a square of `size` with dark paths on white; the quiet zone is in it. */
export interface QrCode {
  size: number;
  path: string;
}

const QUIET_ZONE = 4;

/** The QR code of a text, as the path of an SVG; still read where a seventh of it is damaged. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
