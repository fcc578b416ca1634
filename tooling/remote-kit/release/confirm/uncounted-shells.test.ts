import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import { SHELL_TOKEN } from '../../../../services/store-api/testing/start-service.ts';
import { promote, startCanary } from '../store-api/edit-releases.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { confirmRelease } from './confirm-release.ts';

const author = { by: 'Ada' };
const [OLD, NEW] = ['0.1.0-aaaa', '0.1.0-bbbb'] as const;

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  for (const version of [OLD, NEW])
    await shop.service.put(makeRelease(version, { contract: CONTRACT_VERSION }));
});
afterEach(() => shop.stop());

const send = (method: 'PUT' | 'DELETE', id: string, payload?: object) =>
  shop.service.app.inject({
    ...{ method, url: `/releases/shells/${id}` },
    headers: { authorization: `Bearer ${SHELL_TOKEN}` },
    ...(payload && { payload }),
  });
const report = (id: string, version: string, others = {}) =>
  send('PUT', id, {
    ...{ interval: 1000, contract: CONTRACT_VERSION, etag: null },
    releases: { catalog: version, ...others },
    canaries: {},
    problems: [],
  });

it('R5 a shell that is stopped before it reports the edit is not counted', async () => {
  const { storeApi } = shop.options;
  await report('web-1', OLD);
  await report('web-2', OLD);
  await promote(storeApi, 'catalog', OLD, author);
  const promoted = await promote(storeApi, 'catalog', NEW, author);
  if (!promoted.ok) throw new Error(promoted.message);
  const { live: after, before = [], at } = promoted.value;
  const pauses = [() => send('DELETE', 'web-1'), () => report('web-2', NEW)];
  let time = 0;
  const pause = async (ms: number) => {
    time += ms;
    await pauses.shift()?.();
  };
  const step = { name: 'catalog', before, after, at, author, mayUndo: true };
  expect(await confirmRelease(storeApi, step, { now: () => time, pause })).toEqual({
    ok: true,
    value: ['taken by 1 of 1 shells', 'web-1 has ended and is not counted'],
  });
});

describe('a shell of `npm run dev`', () => {
  const confirm = async (edited: Awaited<ReturnType<typeof promote>>) => {
    if (!edited.ok) throw new Error(edited.message);
    const { live: after, before = [], at } = edited.value;
    let time = 0;
    const clock = { now: () => time, pause: async (ms: number) => void (time += ms) };
    const step = { name: 'catalog', before, after, at, author, mayUndo: true };
    return confirmRelease(shop.options.storeApi, step, clock);
  };
  const NOT_COUNTED = 'web-1 serves sources (npm run dev) and is not counted';

  it('R5 undoes no release of the remote whose sources it serves', async () => {
    await report('web-1', 'dev');
    const promoted = await promote(shop.options.storeApi, 'catalog', NEW, author);
    expect(await confirm(promoted)).toEqual({ ok: true, value: [NOT_COUNTED] });
    expect(await shop.service.live()).toEqual([[NEW, 100, true]]);
  });

  it('R5 R8 undoes no canary beside the sources of another remote', async () => {
    const { storeApi } = shop.options;
    await promote(storeApi, 'catalog', OLD, author);
    await report('web-1', OLD, { stories: 'dev' });
    const canary = { version: NEW, traffic: 10 };
    const started = await startCanary(storeApi, 'catalog', canary, author);
    expect(await confirm(started)).toEqual({ ok: true, value: [NOT_COUNTED] });
    const promoted = await promote(storeApi, 'catalog', NEW, author);
    expect(await confirm(promoted)).toMatchObject({ code: 'NOT_TAKEN' });
  });
});
