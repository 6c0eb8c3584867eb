import { sha256 } from '../../lib/sha256.ts';

/** How long (ms) the tab works before it yields to input and rendering. */
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
 * Finds the nonce for which SHA-256 of `{token}:{nonce}` starts with `difficulty` zero bits (A64). Works in
 * slices so that the tab stays responsive.
 */
export async function solveProofOfWork(token: string, difficulty: number): Promise<string> {
  let pause = performance.now() + SLICE_MS;
  for (let nonce = 0; ; nonce += 1) {
    if (leadingZeroBits(sha256(`${token}:${nonce}`)) >= difficulty) return String(nonce);
    if (performance.now() < pause) continue;
    await nextTask();
    pause = performance.now() + SLICE_MS;
  }
}
