import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProcess, type ShopProcess } from '../../launcher/shop-process.ts';
import { STORE_API_COMMAND } from '../../launcher/shop-processes.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { memoryOf } from '../memory-of.ts';
import { measureProduct, measureQuestions, type QuestionTimes } from './measure-questions.ts';
import { untilBuilt } from './until-built.ts';

export interface Measured {
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
      command: STORE_API_COMMAND,
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

/** Seeds a platform with `size` SKUs, indexes it and measures the index and its restart. */
export const measureSize = async (
  port: number,
  folder: string,
  size: number,
): Promise<Measured> => {
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
