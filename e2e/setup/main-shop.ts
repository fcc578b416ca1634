import { assertBuilt } from './assert-built.ts';
import { E2E_BASE } from './bases.ts';
import { startFreshShop } from './start-fresh-shop.ts';

/** Global setup: the shared shop. @returns the stop function */
const mainShop = async (): Promise<() => Promise<void>> => {
  assertBuilt();
  const shop = await startFreshShop(E2E_BASE);
  return shop.stop;
};

export default mainShop;
