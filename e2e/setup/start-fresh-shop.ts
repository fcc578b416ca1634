import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { startShop, type RunningShop } from '../../tooling/launcher/start-shop.ts';

/** Rendering time limits are raised, because the tests need rendered documents on a busy machine. */
const ENVIRONMENT = {
  COMMERCE_FAULTS: 'on',
  RENDER_LIMIT_MS: '20000',
  RENDER_INDEX_LIMIT_MS: '10000',
};

const silent = () => undefined;

/** A shop with only the seed; its logs stay in `.shop/e2e-<base>/logs`. */
export const startFreshShop = async (
  base: number,
  env: Record<string, string> = {},
): Promise<RunningShop> => {
  const data = join(ROOT, '.shop', `e2e-${base}`);
  await rm(data, { recursive: true, force: true });
  return startShop({ base, data, env: { ...ENVIRONMENT, ...env }, log: silent });
};
