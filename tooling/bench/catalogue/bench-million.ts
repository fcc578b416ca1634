import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueListing } from '../../../shared-contracts/commerce/catalogue/index.ts';
import { startPostgres } from '../../../services/store-api/testing/start-postgres.ts';
import { startProcess, type ShopProcess } from '../../launcher/shop-process.ts';
import { STORE_API_COMMAND } from '../../launcher/shop-processes.ts';
import { BARS } from '../bars.ts';
import { percentile, type Figure } from '../figure.ts';
import { memoryOf } from '../memory-of.ts';
import { inventedWord } from './large-catalog.ts';
import { openLargeIndex, type LargeIndex } from './large-index.ts';
import { ask, measureQuestions } from './measure-questions.ts';
import { untilBuilt } from './until-built.ts';

/** `BENCH_SKUS` shortens a trial. */
const SKUS = Number(process.env['BENCH_SKUS'] ?? 1_000_000);

const processAt = (port: number, folder: string, database: string): ShopProcess => ({
  name: 'store-api',
  // As in its image.
  command: ['--heap-growing-percent=25', ...STORE_API_COMMAND],
  env: {
    STORE_API_PORT: String(port),
    STORE_API_DB: join(folder, 'store-api.sqlite'),
    STORE_API_DEPLOY_TOKEN: 'a-token-for-measuring',
    DATABASE_URL: database,
    // Nothing is read from the platform, since the writer of the index is this process.
    COMMERCE_ENDPOINT: 'http://127.0.0.1:1',
  },
  health: `http://127.0.0.1:${port}/health`,
});

/** Times of searches for words and prefixes that were not requested since the start, so no cache holds their matches. */
const measureNewSearches = async (endpoint: string): Promise<{ p95: number; slowest: number }> => {
  const times: number[] = [];
  for (let round = 0; round < 400; round += 1) {
    const word = inventedWord(Math.floor((round / 400) ** 3 * 40_000) + round);
    // Whole words, prefixes of three letters, and words with a typo.
    const typed = [word, word.slice(0, 3), `${word.slice(0, 4)}x${word.slice(5)}`][round % 3];
    const started = performance.now();
    await ask(`${endpoint}/catalogue/items?q=${typed}&market=it-eur&locale=it`);
    times.push(performance.now() - started);
  }
  return { p95: percentile(times, 0.95), slowest: Math.max(...times) };
};

/** From the write of a price until a follower lists it, p95 of twenty in ms. */
const measureFreshness = async (endpoint: string, index: LargeIndex): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now();
    const { code, market } = await index.changePrice(100_001 + round);
    const address = `${endpoint}/catalogue/items?q=${code}&market=${market}&locale=it`;
    for (;;) {
      const { items } = (await (await fetch(address)).json()) as CatalogueListing;
      if (items.some((it) => it.price?.cents === 100_001 + round)) break;
    }
    times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
};

const measureFollower = async (
  port: number,
  folder: string,
  database: string,
  index: LargeIndex,
): Promise<Figure[]> => {
  const endpoint = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const service = await startProcess(processAt(port, folder, database), folder);
  try {
    await untilBuilt(endpoint);
    const start = (performance.now() - started) / 1000;
    const atStart = memoryOf(service.child.pid);
    const newSearches = await measureNewSearches(endpoint);
    const times = await measureQuestions(endpoint);
    const freshness = await measureFreshness(endpoint, index);
    const { million } = BARS;
    return [
      { what: 'start of a store-api', value: start, unit: 's', limits: million.start },
      { what: 'memory after the start', value: atStart, unit: 'MB' },
      {
        what: 'memory after all queries',
        value: memoryOf(service.child.pid),
        unit: 'MB',
        limits: million.memory,
      },
      ...Object.entries(times).map(([question, value]): Figure => ({
        what: `${question} (p95)`,
        value,
        unit: 'ms',
        limits: million.query,
      })),
      {
        what: 'searches never seen (p95)',
        value: newSearches.p95,
        unit: 'ms',
        limits: million.newSearch,
      },
      { what: 'searches never seen (slowest)', value: newSearches.slowest, unit: 'ms' },
      { what: 'price until a follower lists it (p95)', value: freshness, unit: 'ms' },
    ];
  } finally {
    await service.stop();
  }
};

/** The catalog index of a million SKUs in twenty markets, on PostgreSQL: `BENCH_DATABASE_URL`, or a server of its own. */
export const benchMillion = async (
  port: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-million-'));
  const existing = process.env['BENCH_DATABASE_URL'];
  const server = existing === undefined ? await startPostgres() : null;
  try {
    const database = existing ?? (await server?.database('million')) ?? '';
    const index = await openLargeIndex(database, SKUS, log);
    try {
      const { items, words } = await index.sizes();
      log('starting a store-api …');
      const name = `${SKUS.toLocaleString('en')} SKUs × ${index.markets}`;
      return [
        { what: 'written in', value: index.written, unit: 's' },
        { what: 'index size: items', value: items, unit: 'GB' },
        { what: 'index size: words', value: words, unit: 'GB' },
        ...(await measureFollower(port, folder, database, index)),
      ].map((it) => ({ ...it, what: `${name}: ${it.what}` }));
    } finally {
      await index.close();
    }
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
