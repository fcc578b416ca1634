// Separate process that runs the own API with its pending work. `DIE_AT` kills it, like kill -9 or a power cut:
// `made` after the platform has created a customer, `found` after background work has read its data and written
// nothing. With `HELD`, the work waits for the platform forever.
import { flushCompileCache } from 'node:module';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { openStore } from '../../open-store.ts';
import { connectPlatform, type Platform } from '../../platform/platform.ts';
import { connectLogin } from '../../platform/platform-login.ts';
import { createPendingWork } from '../../pending-work/index.ts';
import { createBearerCheck } from '../bearer/check-bearer.ts';
import { ownApi } from '../own-api.ts';
import { ownWork } from '../own-work.ts';
import fastify from 'fastify';

const { DATABASE = '', PLATFORM = '', DIE_AT, HELD } = process.env;
const die = (): void => void process.kill(process.pid, 'SIGKILL');

const real = connectPlatform({
  endpoint: PLATFORM,
  authEndpoint: PLATFORM,
  clientId: 'fonte-vigna-backoffice',
  clientSecret: 'demo-backoffice-secret',
});
const platform: Platform = {
  ...real,
  list: async (...asked) => {
    if (HELD) return new Promise(() => undefined);
    const page = await real.list(...asked);
    if (DIE_AT === 'found') die();
    return page;
  },
  send: async (...sent) => {
    const row = await real.send(...sent);
    if (DIE_AT === 'made') die();
    return row;
  },
};
const app = fastify();
const context = {
  database: await openStore(DATABASE),
  platform,
  shopOrigin: 'https://shop.example',
  apiOrigin: null,
  markets: MARKETS,
  now: () => new Date(),
  refreshRating: async () => undefined,
};
const work = createPendingWork({
  database: context.database,
  kinds: ownWork(context),
  log: () => app.log,
  sweepEvery: 50,
});
ownApi(app, {
  context: {
    ...context,
    login: connectLogin({ authEndpoint: PLATFORM, salesChannelId: 'fonte-vigna-shop' }),
    checkBearer: createBearerCheck({ authEndpoint: PLATFORM, organization: 'fonte-vigna' }),
    passwordMinimum: 6,
    work,
  },
  origins: [],
  perMinute: 1000,
  perAccount: 100,
});
// The next process starts faster; this one may be killed before it writes them on exit.
flushCompileCache();
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
await work.run();
