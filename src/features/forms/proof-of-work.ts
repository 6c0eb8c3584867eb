import { sha256 } from '../../lib/sha256.ts';

/** How long the tab works before it lets typing and drawing go on, ms. */
const SLICE_MS = 8;

function leadingZeroBits(hash: Uint32Array): number {
  let bits = 0;
  for (const word of hash) {
    if (word !== 0) return bits + Math.clz32(word);
    bits += 32;
  }
  return bits;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The nonce that makes SHA-256 of `{token}:{nonce}` begin with so many zero bits (A64). Works in slices, so that the
 * tab answers meanwhile.
 */
export async function proveWork(token: string, difficulty: number): Promise<string> {
  let pause = performance.now() + SLICE_MS;
  for (let nonce = 0; ; nonce += 1) {
    if (leadingZeroBits(sha256(`${token}:${nonce}`)) >= difficulty) return String(nonce);
    if (performance.now() < pause) continue;
    await nextTask();
    pause = performance.now() + SLICE_MS;
  }
}
