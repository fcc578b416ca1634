/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeConfig } from '@shop/contracts/testing';
import { createRenderPool, type RenderPool } from './render-pool.ts';

/** Renders its thread's id; what the path asks for besides is kept in buffers. */
const RENDERER = `
  const { threadId } = require('node:worker_threads');
  const kept = [];
  let atOnce = 0;
  let most = 0;
  let pages = 0;
  exports.renderer = () => async ({ rest }) => {
    pages += 1;
    if (rest === '/broken') throw new Error('It is broken');
    if (rest === '/pages') return { kind: 'page', html: String(pages) };
    if (rest === '/greedy') kept.push(new Uint8Array(40 * 1024 * 1024).fill(1));
    if (rest === '/slow') { most = Math.max(most, ++atOnce); await new Promise((done) => setImmediate(done)); atOnce -= 1; }
    if (rest === '/most') return { kind: 'page', html: String(most) };
    if (rest === '/looping') for (;;) kept.length < 90 && kept.push(new Uint8Array(1024 * 1024).fill(1));
    return { kind: 'page', html: String(threadId) };
  };
`;

const context = contextOf(MARKETS[0]!, null, 'it');
let folder: string;
let pool: RenderPool;
let troubles: string[];

const createPool = (rehearsal = '/') =>
  createRenderPool({
    size: 1,
    limit: 20_000,
    rendererPath: join(folder, 'renderer.cjs'),
    setup: { config: makeConfig(), remotes: {}, containers: {}, indexLimit: 400 },
    rehearsal: { context, rest: rehearsal, search: '' },
    onTrouble: (message) => troubles.push(message),
    outsideLimit: 32 * 1024 * 1024,
    lookEvery: 20,
  });

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
  for (let looks = 0; looks < 500; looks += 1) {
    const now = await threadOf().catch(() => before);
    if (now !== before) return now;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('The worker is the same');
};

describe('createRenderPool', () => {
  it('X has rendered a page before the first visitor comes', async () => {
    expect(await threadOf('/pages')).toBe('2');
  });

  it('X is there for visitors even where that page is broken', async () => {
    await pool.drain();
    pool = await createPool('/broken');
    expect(await threadOf('/pages')).toBe('2');
    expect(troubles).toEqual([]);
  });

  it('keeps a worker that holds little', async () => {
    const before = await threadOf();
    for (let asked = 0; asked < 20; asked += 1) expect(await threadOf()).toBe(before);
    expect(troubles).toEqual([]);
  });

  it('works on so many pages at a time, and turns away what comes when hundreds wait', async () => {
    const asked = Array.from({ length: 300 }, () => threadOf('/slow'));
    const answers = await Promise.allSettled(asked);
    const turnedAway = answers.filter((it) => it.status === 'rejected');
    expect(turnedAway.length).toBe(300 - 16 - 200);
    expect(Number(await threadOf('/most'))).toBeLessThanOrEqual(16);
  });

  it('replaces a worker that holds too much outside its heap', async () => {
    const before = await threadOf('/greedy');
    await untilAnother(before);
    expect(troubles).toEqual([expect.stringMatching(/holds \d+ MB outside its heap/)]);
  });

  it('ends one at once that goes on and on', async () => {
    const before = await threadOf();
    await expect(threadOf('/looping')).rejects.toThrow(/ended/);
    await untilAnother(before);
  });
});
