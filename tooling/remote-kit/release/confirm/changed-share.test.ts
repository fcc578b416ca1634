import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import { SHELL_TOKEN } from '../../../../services/store-api/testing/start-service.ts';
import { promote, startCanary } from '../store-api/edit-releases.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { confirmRelease } from './confirm-release.ts';

const author = { by: 'Ada' };
const [STABLE, CANARY] = ['0.1.0-aaaa', '0.1.0-bbbb'] as const;

let shop: TestShop;
beforeEach(async () => {
  // With a running clock: reports are compared with the time of the edit.
  shop = await startShop(undefined, null);
  for (const version of [STABLE, CANARY])
    await shop.service.put(makeRelease(version, { contract: CONTRACT_VERSION }));
});
afterEach(() => shop.stop());

const report = () =>
  shop.service.app.inject({
    ...{ method: 'PUT', url: '/releases/shells/web-1' },
    headers: { authorization: `Bearer ${SHELL_TOKEN}` },
    payload: {
      ...{ interval: 1000, contract: CONTRACT_VERSION, etag: null, problems: [] },
      ...{ releases: { catalog: STABLE }, canaries: { catalog: CANARY } },
    },
  });

it.each([
  ['is taken once the shell has reported again', [report], 'taken by 1 of 1 shells'],
  ['is not taken by a report before it', [], null],
])('R5 another percentage of the same canary %s', async (_, pauses, line) => {
  const { storeApi } = shop.options;
  await promote(storeApi, 'catalog', STABLE, author);
  await startCanary(storeApi, 'catalog', { version: CANARY, traffic: 10 }, author);
  await report();
  const grown = await startCanary(storeApi, 'catalog', { version: CANARY, traffic: 50 }, author);
  if (!grown.ok) throw new Error(grown.message);
  const { live: after, before = [], at } = grown.value;
  let time = 0;
  const left = [...pauses];
  const pause = async (ms: number) => {
    // Two events have the same time only within one millisecond.
    await new Promise((resolve) => setTimeout(resolve, 2));
    time += ms;
    await left.shift()?.();
  };
  const step = { name: 'catalog', before, after, at, author, mayUndo: false };
  const confirmed = await confirmRelease(storeApi, step, { now: () => time, pause });
  expect(confirmed).toMatchObject(line ? { ok: true, value: [line] } : { code: 'NOT_TAKEN' });
});
