import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProcess, type ShopProcess } from '../../launcher/shop-process.ts';
import { ROOT } from '../../launcher/paths.ts';
import { BARS } from '../bars.ts';
import type { Figure } from '../figure.ts';
import { memoryOf } from '../memory-of.ts';
import { measureProduct } from './measure-product.ts';
import { measureQuestions, type QuestionTimes } from './measure-questions.ts';
import { untilBuilt } from './until-built.ts';

const SIZES = [1000, 10_000, 100_000] as const;

interface Measured {
  size: number;
  /** Seconds of the first read of the platform. */
  build: number;
  /** Seconds from a start with an existing index to the first response. */
  restart: number;
  /** MB, after the queries. */
  memory: number;
  times: QuestionTimes & { product: number };
}

const processesAt = (
  port: number,
  folder: string,
  size: number,
): [commerce: ShopProcess, storeApi: ShopProcess] => {
  const platform = `http://127.0.0.1:${port}`;
  const service = `http://127.0.0.1:${port + 1}`;
  return [
    {
      name: `commerce-${size}`,
      command: ['services/commerce/server.mjs'],
      env: {
        COMMERCE_PORT: String(port),
        COMMERCE_DB: join(folder, `commerce-${size}.sqlite`),
        COMMERCE_SEED: 'none',
      },
      health: `${platform}/health`,
    },
    {
      name: `store-api-${size}`,
      command: ['services/store-api/server.ts'],
      env: {
        STORE_API_PORT: String(port + 1),
        STORE_API_DB: join(folder, `store-api-${size}.sqlite`),
        STORE_API_DEPLOY_TOKEN: 'a-token-for-measuring',
        COMMERCE_ENDPOINT: platform,
      },
      health: `${service}/health`,
    },
  ];
};

const measure = async (port: number, folder: string, size: number): Promise<Measured> => {
  const seeding = [join(ROOT, 'tooling/bench/commerce/seed-store.ts')];
  await promisify(execFile)(
    process.execPath,
    [...seeding, join(folder, `commerce-${size}.sqlite`), String(size)],
    { maxBuffer: 1e7 },
  );
  const [commerce, storeApi] = processesAt(port, folder, size);
  const endpoint = `http://127.0.0.1:${port + 1}`;
  const platform = await startProcess(commerce, folder);
  try {
    const building = await startProcess(storeApi, folder);
    const build = await untilBuilt(endpoint).finally(building.stop);
    const started = performance.now();
    const service = await startProcess(storeApi, folder);
    try {
      await untilBuilt(endpoint);
      const restart = (performance.now() - started) / 1000;
      // Lets pending disk writes of seeding and indexing finish, because they would distort the figures.
      await promisify(execFile)('sync');
      const product = await measureProduct(`http://127.0.0.1:${port}`);
      const times = { product, ...(await measureQuestions(endpoint)) };
      return { size, build, restart, memory: memoryOf(service.child.pid), times };
    } finally {
      await service.stop();
    }
  } finally {
    await platform.stop();
  }
};

/** Query kinds with a bar. The others are informative: combined facets are counted again for every query. */
const HELD: readonly string[] = ['listing', 'product', 'search'];

const figuresOf = (smallest: Measured, { size, build, restart, memory, times }: Measured) => [
  ...Object.entries(times).map(([question, value]): Figure => {
    const least = smallest.times[question as keyof Measured['times']];
    return {
      what: `catalogue: ${question} at ${size} SKUs (p95)`,
      value,
      unit: 'ms',
      ...(size !== smallest.size &&
        HELD.includes(question) && { bar: { atMost: least * BARS.catalogueGrowth } }),
    };
  }),
  { what: `catalogue: first reading of ${size} SKUs`, value: build, unit: 's' },
  { what: `catalogue: start with ${size} SKUs kept`, value: restart, unit: 's' },
  { what: `catalogue: memory of store-api at ${size} SKUs`, value: memory, unit: 'MB' },
];

/** The catalog index: response times as the catalog grows a hundredfold. */
export const benchCatalogue = async (
  port: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  const measured: Measured[] = [];
  try {
    for (const size of SIZES) {
      log(`catalogue: seeding and reading ${size} SKUs …`);
      measured.push(await measure(port, folder, size));
      const last = measured.at(-1);
      log(`catalogue: ${size} SKUs read in ${last?.build.toFixed(1)} s`);
    }
    const [smallest] = measured;
    return smallest ? measured.flatMap((it): Figure[] => figuresOf(smallest, it)) : [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
