/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeConfig } from '@shop/contracts/testing';
import { createRenderPool, type RenderPool } from './render-pool.ts';

/** Renders its thread's id; allocates the buffers that the path requests. Files beside it are signals of the test. */
const RENDERER = `
  const { existsSync } = require('node:fs');
  const { threadId } = require('node:worker_threads');
  const isThere = (name) => existsSync(require('node:path').join(__dirname, name));
  const kept = [];
  let atOnce = 0;
  let most = 0;
  let pages = 0;
  exports.renderer = () => async ({ rest }) => {
    pages += 1;
    if (rest === '/away' && isThere('away')) throw new Error('It is away');
    if (rest === '/broken') throw new Error('It is broken');
    if (rest === '/pages') return { kind: 'page', html: String(pages) };
    if (rest === '/greedy') kept.push(new Uint8Array(40 * 1024 * 1024).fill(1));
    if (rest === '/slow') { most = Math.max(most, ++atOnce); await new Promise((done) => setImmediate(done)); atOnce -= 1; }
    if (rest === '/most') return { kind: 'page', html: String(most) };
    // Busy until it may end, with pauses between tasks.
    while (rest === '/busy' && !isThere('end')) {
      for (const task = Date.now() + 20; Date.now() < task; );
      await new Promise((done) => setImmediate(done));
    }
    if (rest === '/blocked') for (;;);
    if (rest === '/held') await new Promise(() => undefined);
    if (rest === '/looping') for (;;) kept.length < 90 && kept.push(new Uint8Array(1024 * 1024).fill(1));
    return { kind: 'page', html: String(threadId) };
  };
`;

const context = contextOf(MARKETS[0]!, null, 'it');
let folder: string;
let pool: RenderPool;
let troubles: string[];

const createPool = (its: Partial<Parameters<typeof createRenderPool>[0]> = {}, rehearsal = '/') =>
  createRenderPool({
    size: 1,
    limit: 20_000,
    queueLimit: 20_000,
    rendererPath: join(folder, 'renderer.cjs'),
    setup: { config: makeConfig(), remotes: {}, slots: {}, containers: {}, indexLimit: 400 },
    rehearsal: { context, rest: rehearsal, search: '' },
    onTrouble: (message) => troubles.push(message),
    externalLimit: 32 * 1024 * 1024,
    checkInterval: 20,
    drainLimit: 200,
    ...its,
  });
const recreatePool = async (its: Parameters<typeof createPool>[0], rehearsal?: string) => {
  await pool.drain();
  pool = await createPool(its, rehearsal);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'render-pool-'));
  troubles = [];
  writeFileSync(join(folder, 'renderer.cjs'), RENDERER);
  pool = await createPool();
});
afterEach(async () => {
  await pool.drain();
  rmSync(folder, { recursive: true });
});

const threadOf = async (rest = '/') => {
  const result = await pool.render({ context, rest, search: '' });
  return 'html' in result ? result.html : '';
};

const untilAnother = async (before: string): Promise<string> => {
  for (;;) {
    const now = await threadOf().catch(() => before);
    if (now !== before) return now;
    await new Promise((done) => setTimeout(done, 20));
  }
};
/** Lets busy pages end. */
const endBusy = () => writeFileSync(join(folder, 'end'), '');

describe('createRenderPool', () => {
  it('X renders a page before the first request', async () => {
    expect(await threadOf('/pages')).toBe('2');
  });

  it('X serves visitors even if that page throws', async () => {
    await recreatePool({ checkInterval: 60_000 }, '/broken');
    expect(pool.state()).toBe('untried');
    expect(await threadOf('/pages')).toBe('2');
    expect(pool.state()).toBe('working');
    expect(troubles).toEqual([]);
  });

  it('renders that page again until it does not throw, and reports the reason once', async () => {
    const flag = join(folder, 'away');
    writeFileSync(flag, '');
    await recreatePool({}, '/away');
    while (troubles.length === 0) await new Promise((done) => setTimeout(done, 20));
    expect(pool.state()).toBe('untried');
    rmSync(flag);
    while (pool.state() === 'untried') await new Promise((done) => setTimeout(done, 20));
    expect(pool.state()).toBe('working');
    expect(troubles).toEqual([expect.stringContaining('It is away')]);
  });

  it('is dead while no worker starts for longer than a page waits, and works again afterwards', async () => {
    await recreatePool({ queueLimit: 50 });
    expect(pool.state()).toBe('working');
    const renderer = join(folder, 'renderer.cjs');
    writeFileSync(renderer, 'throw new Error("It does not start")');
    await expect(threadOf('/looping')).rejects.toThrow(/ended|no worker/);
    while (pool.state() !== 'dead') await new Promise((done) => setTimeout(done, 20));
    writeFileSync(renderer, RENDERER);
    while (pool.state() === 'dead') await new Promise((done) => setTimeout(done, 20));
    expect(pool.state()).toBe('working');
  });

  it('adds workers to those that render already', async () => {
    const before = await threadOf();
    pool.grow(2);
    // A page goes to the worker with the fewest: while one is busy, the other one renders.
    const busy = threadOf('/busy');
    const other = await untilAnother(before);
    endBusy();
    expect(await busy).toBe(before);
    expect(other).not.toBe(before);
    expect(troubles).toEqual([]);
  });

  it('keeps a worker that holds little', async () => {
    const before = await threadOf();
    for (let asked = 0; asked < 20; asked += 1) expect(await threadOf()).toBe(before);
    expect(troubles).toEqual([]);
  });

  it('renders a limited number of pages at a time, and rejects pages above the queue’s capacity', async () => {
    const asked = Array.from({ length: 300 }, () => threadOf('/slow'));
    const answers = await Promise.allSettled(asked);
    const turnedAway = answers.filter((it) => it.status === 'rejected');
    expect(turnedAway.length).toBe(300 - 8 - 200);
    expect(Number(await threadOf('/most'))).toBeLessThanOrEqual(8);
  });

  it('replaces a worker that holds too much outside its heap', async () => {
    const before = await threadOf('/greedy');
    await untilAnother(before);
    expect(troubles).toEqual([expect.stringMatching(/holds \d+ MB outside its heap/)]);
  });

  it('terminates a worker in an endless loop immediately', async () => {
    const before = await threadOf();
    await expect(threadOf('/looping')).rejects.toThrow(/ended/);
    await untilAnother(before);
  });

  it('leaves a worker alone that is busy, and answers the pages that waited for it', async () => {
    await recreatePool({ limit: 1000, stuckAfter: 60_000 });
    const before = await threadOf();
    await expect(threadOf('/busy')).rejects.toThrow(/longer than 1000 ms/);
    endBusy();
    expect(await threadOf()).toBe(before);
    expect(troubles).toEqual([]);
  });

  it('replaces a worker in an endless task, and loses no page but the one that caused it', async () => {
    // A worker of a busy machine answers within a second.
    await recreatePool({ limit: 1000, stuckAfter: 1000 });
    const before = await threadOf();
    // Waits for data when the other page blocks the worker.
    const others = Array.from({ length: 3 }, () => threadOf('/slow'));
    const blocked = threadOf('/blocked');
    const waiting = Array.from({ length: 20 }, () => threadOf());
    const lost = expect(blocked).rejects.toThrow(/ended/);
    await Promise.all([...others, ...waiting]);
    await lost;
    expect(await untilAnother(before)).not.toBe(before);
    const replaced = expect.stringContaining('has not answered for 1000 ms') as unknown;
    expect(troubles).toEqual([replaced, replaced]);
  });

  it('renders the pages of a worker that was ended in the next one, and none a third time', async () => {
    const before = await threadOf();
    const [loop, ...others] = ['/looping', '/slow', '/slow', '/'].map((rest) => threadOf(rest));
    await expect(loop).rejects.toThrow(/ended/);
    const settled = await Promise.allSettled(others);
    expect(settled.every((it) => it.status === 'fulfilled')).toBe(true);
    expect(await untilAnother(before)).not.toBe(before);
  });

  it('R5 is dead as soon as it drains, although its last pages still render', async () => {
    await recreatePool({ drainLimit: 20_000 });
    expect(pool.state()).toBe('working');
    const busy = threadOf('/busy');
    const drained = pool.drain();
    expect(pool.state()).toBe('dead');
    endBusy();
    expect(await busy).not.toBe('');
    await drained;
    expect(pool.state()).toBe('dead');
  });

  it('renders pages that a drained worker did not finish in its successor', async () => {
    const held = threadOf('/held');
    const lost = expect(held).rejects.toThrow(/ended|closed/);
    await threadOf('/greedy');
    await untilAnother('');
    await pool.drain();
    await lost;
  });

  it('fails a page that no worker was free for in time', async () => {
    await recreatePool({ queueLimit: 50, limit: 20_000 });
    const held = Array.from({ length: 8 }, () => threadOf('/held'));
    await expect(threadOf()).rejects.toThrow('no worker was free within 50 ms');
    const closed = Promise.allSettled(held);
    await pool.drain();
    expect((await closed).every((it) => it.status === 'rejected')).toBe(true);
  });

  it('lets pages wait while no worker is ready, instead of failing them', async () => {
    const loop = threadOf('/looping');
    const lost = expect(loop).rejects.toThrow(/ended/);
    const pages = Array.from({ length: 30 }, () => threadOf());
    await lost;
    expect((await Promise.allSettled(pages)).every((it) => it.status === 'fulfilled')).toBe(true);
  });
});
