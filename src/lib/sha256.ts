/** The first 32 bits of the fractional parts of the first primes' nth roots, as specified by FIPS 180-4. */
function rootFractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1)
    if (
      Array.from({ length: candidate - 2 }, (_, at) => at + 2).every((divisor) => candidate % divisor !== 0)
    )
      found.push((root(candidate) % 1) * 2 ** 32);
  return Uint32Array.from(found);
}

const ROUNDS = new Int32Array(rootFractions(64, Math.cbrt));
const START = rootFractions(8, Math.sqrt);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

const encoder = new TextEncoder();

/** The padded message with its length in bits, in whole blocks of 16 words. */
function blocksOf(text: string): Uint32Array {
  const bytes = encoder.encode(text);
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const words = new Uint32Array(padded.byteLength / 4);
  for (let at = 0; at < words.length; at += 1) words[at] = padded.getUint32(at * 4);
  return words;
}

const schedule = new Int32Array(64);

function fillSchedule(blocks: Uint32Array, from: number): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = blocks[from + at] as number;
  for (let at = 16; at < 64; at += 1) {
    const early = schedule[at - 15] as number;
    const late = schedule[at - 2] as number;
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[at] = (schedule[at - 16] as number) + low + (schedule[at - 7] as number) + high;
  }
}

/** Mixes the scheduled block into the eight words of the state. Optimised: it runs 100,000 times. */
function mix(state: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice;
    const first = (mixed + (ROUNDS[at] as number) + (schedule[at] as number)) | 0;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 8; at += 1) state[at] = (state[at] as number) + (mixed[at] as number);
}

/**
 * SHA-256 of a text in UTF-8, as eight 32-bit words. For many short texts, and for pages without TLS: the
 * browser's own is asynchronous and needs TLS.
 */
export function sha256(text: string): Uint32Array {
  const state = START.slice();
  const blocks = blocksOf(text);
  for (let from = 0; from < blocks.length; from += 16) {
    fillSchedule(blocks, from);
    mix(state);
  }
  return state;
}
