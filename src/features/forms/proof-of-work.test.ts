import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveProofOfWork } from './proof-of-work.ts';

test('[FRM-17, A64] a proof begins with as many zero bits as the host requires', async () => {
  const nonce = await solveProofOfWork('token', 12);
  const hash = createHash('sha256').update(`token:${nonce}`).digest();
  expect(hash.readUInt16BE() >> 4).toBe(0);
});

test('[FRM-17] the proof does not block other tasks of the tab', async () => {
  // Its proof takes 197,886 tries.
  let turns = 0;
  const others = setInterval(() => (turns += 1));
  await solveProofOfWork('token 0', 16);
  clearInterval(others);
  expect(turns).toBeGreaterThan(2);
});
