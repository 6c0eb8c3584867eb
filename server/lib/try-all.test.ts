import { expect, it } from 'vitest';
import { tryAll } from './try-all.ts';

it('a failure does not stop the other tasks, and is reported at the end', async () => {
  const done: string[] = [];
  const work = [
    async () => done.push('first'),
    () => Promise.reject(new Error('second')),
    async () => done.push('third'),
  ];
  await expect(tryAll(work, 'not all was done')).rejects.toMatchObject({
    message: 'not all was done',
    errors: [new Error('second')],
  });
  expect(done).toEqual(['first', 'third']);
});
