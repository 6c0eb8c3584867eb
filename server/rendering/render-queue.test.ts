import { describe, expect, it } from 'vitest';
import { RenderQueue, TooManyRenders } from './render-queue.ts';

/** Renders that end on demand, and the order in which they started. */
function heldRenders(queue: RenderQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const request = (client: string, key: string) =>
    queue.run(client, key, () => {
      begun.push(key);
      return new Promise<string>((resolve) => ends.set(key, () => resolve(key)));
    });
  return { begun, request, end: (key: string) => ends.get(key)?.() };
}

/** Ends each render as soon as it has started, until `count` have. */
async function endAll({ begun, end }: ReturnType<typeof heldRenders>, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await expect.poll(() => begun.length, { interval: 1 }).toBeGreaterThan(index);
    end(begun[index] ?? '');
  }
}

describe('the render queue', () => {
  it('limits the number of simultaneous renders, and completes each of them', async () => {
    const renders = heldRenders(new RenderQueue({ maxAtOnce: 2 }));
    const rendered = Promise.all(['a', 'b', 'c', 'd'].map((key) => renders.request('robot', key)));
    await Promise.resolve();
    expect(renders.begun).toEqual(['a', 'b']);
    await endAll(renders, 4);
    expect(await rendered).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes turns between clients, so that one page does not wait for all pages of another client', async () => {
    const renders = heldRenders(new RenderQueue({ maxAtOnce: 1 }));
    const robots = ['r1', 'r2', 'r3', 'r4'].map((key) => renders.request('robot', key));
    const people = [renders.request('ada', 'a1'), renders.request('ada', 'a2'), renders.request('bob', 'b1')];
    await endAll(renders, 7);
    await Promise.all([...robots, ...people]);
    expect(renders.begun).toEqual(['r1', 'r2', 'a1', 'b1', 'r3', 'a2', 'r4']);
  });

  it('renders a shared page once, at the turn of its first waiting client', async () => {
    const queue = new RenderQueue({ maxAtOnce: 1 });
    const renders = heldRenders(queue);
    const robots = ['r1', 'r2', 'r3', 'shared'].map((key) => renders.request('robot', key));
    queue.join('ada', 'shared');
    queue.join('ada', 'shared');
    queue.join('ada', 'nothing');
    await endAll(renders, 4);
    await Promise.all(robots);
    expect(renders.begun).toEqual(['r1', 'r2', 'shared', 'r3']);
  });

  it('continues when a render fails', async () => {
    const queue = new RenderQueue({ maxAtOnce: 1 });
    const failing = queue.run('robot', 'x', () => Promise.reject(new Error('broken')));
    const next = queue.run('robot', 'y', () => Promise.resolve('rendered'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('rendered');
  });

  it('rejects a client with too many waiting renders but accepts others; when full, it rejects everyone', async () => {
    const queue = new RenderQueue({ maxAtOnce: 1, maxWaiting: 3, maxWaitingOfClient: 2 });
    const renders = heldRenders(queue);
    const taken = ['r1', 'r2', 'r3'].map((key) => renders.request('robot', key));
    await expect(renders.request('robot', 'r4')).rejects.toThrow(TooManyRenders);
    taken.push(renders.request('ada', 'a1'));
    await expect(renders.request('bob', 'b1')).rejects.toThrow(TooManyRenders);
    await endAll(renders, 4);
    expect(await Promise.all(taken)).toEqual(['r1', 'r2', 'r3', 'a1']);
  });
});
