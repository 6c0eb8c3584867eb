import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShownVersion } from './shown-version.ts';

let shop: {
  content: number;
  soldOut: number[];
  mark: number;
  own: number;
  down: boolean;
  reads: number;
};
let version: ShownVersion;
beforeEach(() => {
  shop = { content: 1, soldOut: [], mark: 0, own: 0, down: false, reads: 0 };
  version = new ShownVersion({
    async contentVersion() {
      shop.reads += 1;
      if (shop.down) throw new Error('no database');
      return shop.content;
    },
    soldOutSkus: async () => shop.soldOut,
    othersMark: () => shop.mark,
    ownWrites: () => shop.own,
    listen: null,
  });
});
afterEach(() => vi.useRealTimers());

describe('the shown version', () => {
  it('needs no query while no change is known', async () => {
    const first = await version.current();
    expect(await version.current()).toBe(first);
    expect(shop.reads).toBe(1);
  });

  it('changes at once with content written in this process', async () => {
    const first = await version.current();
    Object.assign(shop, { content: 2, mark: 1 });
    expect(await version.current()).toMatchObject({ content: 2 });
    expect((await version.current()).key).not.toBe(first.key);
  });

  it('changes when stock runs out, and again when it returns', async () => {
    const keys: string[] = [];
    for (const soldOut of [[], [7], [7], []]) {
      shop.soldOut = soldOut;
      keys.push((await version.read()).key);
    }
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('reflects changes by other processes within two seconds', async () => {
    vi.useFakeTimers();
    version.start(() => {});
    const first = await version.current();
    shop.soldOut = [3];
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await version.current()).key).not.toBe(first.key);
    await version.stop();
  });

  it('is available without a query until this process writes, and tells who changed it', async () => {
    expect(version.cached()).toBeNull();
    const first = await version.current();
    Object.assign(shop, { content: 2, mark: 1 });
    expect(version.cached()).toBe(first);
    expect(await version.current()).toMatchObject({ content: 2, isWrittenHere: false });
    Object.assign(shop, { content: 3, own: 1 });
    expect(version.cached()).toBeNull();
    expect(await version.current()).toMatchObject({ content: 3, isWrittenHere: true });
    expect(await version.read()).toBe(version.cached());
    expect(version.cached()).toMatchObject({ content: 3, isWrittenHere: true });
  });

  it('is kept while the database is unreachable, which is reported once', async () => {
    vi.useFakeTimers();
    const report = vi.fn();
    version.start(report);
    const first = await version.current();
    Object.assign(shop, { down: true, mark: 1 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await version.current()).toEqual(first);
    expect(report).toHaveBeenCalledOnce();
    Object.assign(shop, { down: false, content: 2 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await version.current()).toMatchObject({ content: 2 });
    await version.stop();
  });

  it('is unknown until the database has answered once', async () => {
    shop.down = true;
    await expect(version.current()).rejects.toThrow('no database');
  });

  it('includes changes that are written while it is read', async () => {
    const early = version.read();
    Object.assign(shop, { content: 2, mark: 1 });
    expect((await version.current()).content).toBe(2);
    await early;
    expect((await version.current()).content).toBe(2);
  });
});
