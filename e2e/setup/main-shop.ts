import { assertBuilt } from './assert-built.ts';
import { E2E_BASE } from './bases.ts';
import { startFreshShop } from './start-fresh-shop.ts';

/** Before all tests: the shop they share. @returns what ends it */
const mainShop = async (): Promise<() => Promise<void>> => {
  assertBuilt();
  const shop = await startFreshShop(E2E_BASE);
  return shop.stop;
};

export default mainShop;
