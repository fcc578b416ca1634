import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProcess, type ShopProcess } from '../../launcher/shop-process.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { BARS } from '../bars.ts';
import { median, type Figure, type Limits } from '../figure.ts';
import { memoryOf } from '../memory-of.ts';
import { measureRequests } from './measure-requests.ts';
import { openClient } from './open-client.ts';

const SKUS = 100_000;
const STARTS = 5;

/** The local platform alone: start time, and response times with a large catalog. */
export const benchCommerce = async (
  port: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-commerce-'));
  const large = join(folder, 'large.sqlite');
  const origin = `http://127.0.0.1:${port}`;
  const platformProcess = (database: string, seed: 'default' | 'none'): ShopProcess => ({
    name: 'commerce',
    command: ['services/commerce/server.mjs'],
    env: { COMMERCE_PORT: String(port), COMMERCE_DB: database, COMMERCE_SEED: seed },
    health: `${origin}/health`,
  });
  const start = async (database: string, seed: 'default' | 'none'): Promise<number> => {
    const started = performance.now();
    const running = await startProcess(platformProcess(database, seed), folder);
    const elapsed = performance.now() - started;
    await running.stop();
    return elapsed;
  };
  const several = async (work: () => Promise<number>) => {
    const times: number[] = [];
    for (let round = 0; round < STARTS; round++) times.push(await work());
    return median(times);
  };
  try {
    log('commerce: starting on the demo catalogue …');
    const demo = join(folder, 'demo.sqlite');
    const firstStart = await start(demo, 'default');
    const again = await several(() => start(demo, 'default'));
    log(`commerce: seeding ${SKUS} SKUs …`);
    const seeding = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'tooling/bench/commerce/seed-store.ts'), large, String(SKUS)],
      { maxBuffer: 1e7 },
    );
    const startLarge = await several(() => start(large, 'none'));
    log('commerce: asking it …');
    const running = await startProcess(platformProcess(large, 'none'), folder);
    const requests = await measureRequests(await openClient(origin));
    const memory = memoryOf(running.child.pid);
    await running.stop();
    const ms = (what: string, value: number, limits: Limits): Figure => ({
      what: `platform: ${what}`,
      value,
      unit: 'ms',
      limits,
    });
    return [
      { what: 'platform: first start, demo catalogue seeded', value: firstStart, unit: 'ms' },
      ms('start, demo catalogue', again, BARS.platformStart),
      ms('start, 100,000 SKUs', startLarge, BARS.platformStart),
      ms('seeding 100,000 SKUs', Number(seeding.stdout), BARS.platformSeed),
      ms('order with all includes (p95)', requests.read, BARS.orderRead),
      ms('line added (p95)', requests.added, BARS.lineAdded),
      ms('25 of 100,000 SKUs with all includes (p95)', requests.listed, BARS.skuList),
      ms('25 by a metadata filter, the same (p95)', requests.byCategory, BARS.skuList),
      {
        what: 'platform: memory at 100,000 SKUs',
        value: memory,
        unit: 'MB',
        limits: BARS.platformMemory,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
