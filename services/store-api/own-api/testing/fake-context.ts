import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Platform } from '../../platform/platform.ts';
import { openStore } from '../../open-store.ts';
import { createPendingWork, type PendingWork, type WorkLog } from '../../pending-work/index.ts';
import type { OwnApiContext } from '../own-api-context.ts';
import { ownWork, type OwnWork } from '../own-work.ts';

const noPlatform = (): never => {
  throw new Error('this test has no platform');
};

export interface FakeContext extends OwnApiContext {
  work: PendingWork<OwnWork>;
}

/** Context of operations, with an in-memory database. The only valid token is `ada`, of customer `adaId`. */
export const fakeContext = async (
  its: Partial<Omit<OwnApiContext, 'work'>> = {},
  log: WorkLog = { error: () => undefined },
): Promise<FakeContext> => {
  const platform: Platform = { read: noPlatform, list: noPlatform, send: noPlatform };
  const context = {
    platform,
    login: async () => false,
    checkBearer: async (token: string) => (token === 'ada' ? { id: 'adaId', token } : null),
    markets: MARKETS,
    shopOrigin: 'https://shop.example',
    apiOrigin: 'https://api.shop.example',
    now: () => new Date(),
    refreshRating: async () => undefined,
    passwordMinimum: 6,
    ...its,
    database: its.database ?? (await openStore(':memory:')),
  };
  const work = createPendingWork({
    database: context.database,
    kinds: ownWork(context),
    log: () => log,
  });
  return { ...context, work };
};
