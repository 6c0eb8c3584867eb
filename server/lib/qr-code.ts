import { encode } from 'uqr';

/** A QR code to be drawn in a square of `size`, dark paths on white, including the quiet zone. */
export interface QrCode {
  size: number;
  path: string;
}

const QUIET_ZONE = 4;

/** Returns the QR code of a text as an SVG path; still readable if a seventh of it is damaged. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
