import { CONTRACT_VERSION, type ShellReport } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import { SHELL_TOKEN } from '../../../../services/store-api/testing/start-service.ts';
import { confirmReleases } from '../../../../shell/server/releases/confirm-releases.ts';
import { makeRelease as makeLiveRelease } from '../../../../shell/src/testing/make-release.ts';
import { promote, startCanary } from '../store-api/edit-releases.ts';
import { readLive } from '../store-api/read-releases.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { confirmRelease } from './confirm-release.ts';

const author = { by: 'Ada' };
const [OLD, NEW, OTHER] = ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc'] as const;

/** A clock that moves by its pauses alone. */
let time: number;
let onPause: () => Promise<unknown>;
const clock = {
  now: () => time,
  pause: async (ms: number) => {
    time += ms;
    await onPause();
  },
};

let shop: TestShop;
beforeEach(async () => {
  time = 0;
  onPause = async () => undefined;
  shop = await startShop();
  for (const version of [OLD, NEW, OTHER])
    await shop.service.put(makeRelease(version, { contract: CONTRACT_VERSION }));
});
afterEach(() => shop.stop());

const report = (id: string, its: Partial<ShellReport>) =>
  shop.service.app.inject({
    method: 'PUT',
    url: `/releases/shells/${id}`,
    headers: { authorization: `Bearer ${SHELL_TOKEN}` },
    payload: {
      interval: 1000,
      contract: CONTRACT_VERSION,
      etag: null,
      releases: {},
      canaries: {},
      problems: [],
      ...its,
    },
  });

const live = async () => {
  const read = await readLive(shop.options.storeApi, 'catalog');
  if (!read.ok) throw new Error(read.message);
  return read.value;
};

/** Makes an edit and confirms it, as the command does. */
const edit = async (
  make: (storeApi: TestShop['options']['storeApi']) => ReturnType<typeof promote>,
  { mayUndo = true } = {},
) => {
  const before = await live();
  const edited = await make(shop.options.storeApi);
  if (!edited.ok) throw new Error(edited.message);
  const { live: after, at } = edited.value;
  const step = { name: 'catalog', before, after, at, author, mayUndo };
  return confirmRelease(shop.options.storeApi, step, clock);
};
const promoted = (version: string) => edit((api) => promote(api, 'catalog', version, author));
const canary = (version: string, traffic: number) =>
  edit((api) => startCanary(api, 'catalog', { version, traffic }, author));

describe('confirmRelease', () => {
  it('does not fail without a known shell, and says so', async () => {
    expect(await promoted(OLD)).toEqual({
      ok: true,
      value: [expect.stringContaining('No running shell confirms releases')],
    });
    expect(await shop.service.live()).toEqual([[OLD, 100, true]]);
  });

  it('counts the shells that have the release, once they have it', async () => {
    await report('web-1', { releases: { catalog: OLD } });
    await report('web-2', { releases: { catalog: OLD } });
    await promoted(OLD);
    onPause = async () => {
      await report('web-1', { releases: { catalog: NEW } });
      onPause = () => report('web-2', { releases: { catalog: NEW } });
    };
    expect(await promoted(NEW)).toEqual({ ok: true, value: ['taken by 2 of 2 shells'] });
  });

  it.each([
    ['10 s, and three intervals of a shell', 1000, 13_000],
    ['for a shell that polls seldom', 30_000, 100_000],
    ['for ten minutes at most', 3_600_000, 600_000],
  ])('R5 waits %s', async (_, interval, ms) => {
    await promoted(OLD);
    await report('web-1', { interval, releases: { catalog: OLD } });
    const [begin, step] = [time, ms / 20];
    onPause = async () => {
      time = Math.ceil(time / step) * step;
    };
    expect(await promoted(NEW)).toMatchObject({ code: 'NOT_TAKEN' });
    expect(time - begin).toBe(ms);
  });

  it('R5 asks again if store-api did not answer once', async () => {
    await report('web-1', { releases: { catalog: NEW } });
    const { storeApi } = shop.options;
    const { endpoint } = storeApi;
    const making = edit(async (api) => {
      const made = await promote(api, 'catalog', NEW, author);
      storeApi.endpoint = 'http://127.0.0.1:9';
      onPause = async () => Object.assign(storeApi, { endpoint });
      return made;
    });
    expect(await making).toEqual({ ok: true, value: ['taken by 1 of 1 shells'] });
  });

  it('R5 fails if the shells cannot be asked, and leaves the edit', async () => {
    await report('web-1', { releases: { catalog: NEW } });
    const { storeApi } = shop.options;
    const made = await edit(async (api) => {
      const result = await promote(api, 'catalog', NEW, author);
      storeApi.token = 'wrong';
      return result;
    });
    expect(made).toMatchObject({
      ok: false,
      code: 'NOT_CONFIRMED',
      message: expect.stringMatching(/^The edit is live, but the shells could not be asked: /),
    });
    expect(await shop.service.live()).toEqual([[NEW, 100, true]]);
  });

  it('reads what a shell itself reports', async () => {
    const set = { id: 'x', containers: {}, styles: {} };
    const shellsOwn = confirmReleases({
      endpoint: shop.options.storeApi.endpoint,
      token: SHELL_TOKEN,
      interval: 60_000,
      live: {
        defaultSet: () => ({
          set: { ...set, releases: { catalog: makeLiveRelease(OLD) } },
          pool: null,
        }),
        canaries: () => [],
        failures: () => [],
      },
      log: { warn: (reason: unknown) => expect(reason).toBe('') },
    });
    await shellsOwn.report({ etag: '"one"', problems: [] });
    expect(await promoted(OLD)).toEqual({ ok: true, value: ['taken by 1 of 1 shells'] });
  });

  it('R5 fails with the names of the shells that have not, and their own reasons', async () => {
    await report('web-1', { releases: { catalog: NEW } });
    await report('web-2', {
      releases: { catalog: OLD },
      problems: [
        'cart 0.1.0-x cannot be used',
        `catalog ${NEW} cannot be used: its files are larger`,
      ],
    });
    await report('web-3', { releases: { catalog: OLD } });
    expect(await promoted(NEW)).toEqual({
      ok: false,
      code: 'NOT_TAKEN',
      message: 'The edit is live, but taken by 1 of 3 shells.',
      problems: [
        `web-2: catalog ${NEW} cannot be used: its files are larger`,
        'web-3: it gives no reason; it may not have polled yet',
      ],
    });
    expect(await shop.service.live()).toEqual([[NEW, 100, true]]);
  });

  it('undoes a promotion that no shell took, and the next rollback does not return to it', async () => {
    await promoted(OTHER);
    await promoted(OLD);
    await report('web-1', { releases: { catalog: OLD }, problems: [`catalog ${NEW} is not it`] });
    expect(await promoted(NEW)).toMatchObject({
      ok: false,
      code: 'NOT_TAKEN',
      message: 'It was taken by 0 of 1 shells, and is undone.',
      problems: [`web-1: catalog ${NEW} is not it`],
    });
    expect(await shop.service.live()).toEqual([[OLD, 100, true]]);
    await shop.service.post('/releases/catalog/rollback');
    expect(await shop.service.live()).toEqual([[OTHER, 100, true]]);
  });

  it('withdraws the first release of a remote that no shell took', async () => {
    await report('web-1', {});
    expect(await promoted(NEW)).toMatchObject({ ok: false, code: 'NOT_TAKEN' });
    expect(await shop.service.live()).toEqual([]);
  });

  it('ends a canary that no shell took', async () => {
    await promoted(OLD);
    await report('web-1', { releases: { catalog: OLD } });
    expect(await canary(NEW, 10)).toMatchObject({ ok: false, code: 'NOT_TAKEN' });
    expect(await shop.service.live()).toEqual([[OLD, 100, true]]);
  });

  it.each([
    ['another canary', () => canary(OTHER, 20)],
    ['its promotion', () => promoted(NEW)],
    ['the promotion of a third release', () => promoted(OTHER)],
    ['the end of it', () => promoted(OLD)],
  ])('restarts a canary if no shell took %s', async (_, next) => {
    await promoted(OLD);
    await canary(NEW, 10);
    await report('web-1', { releases: { catalog: OLD }, canaries: { catalog: NEW } });
    expect(await next()).toMatchObject({ ok: false, code: 'NOT_TAKEN' });
    expect(await shop.service.live()).toEqual([
      [OLD, 90, true],
      [NEW, 10, false],
    ]);
  });

  it('undoes nothing that was live before, and no rollback', async () => {
    await promoted(OLD);
    await promoted(NEW);
    await report('web-1', {});
    expect(await promoted(NEW)).toMatchObject({ message: expect.stringContaining('is live') });
    const back = await edit(() => promote(shop.options.storeApi, 'catalog', OLD, author), {
      mayUndo: false,
    });
    expect(back).toMatchObject({ ok: false, message: expect.stringContaining('is live') });
    expect(await shop.service.live()).toEqual([[OLD, 100, true]]);
  });

  it('leaves alone what another team has made live meanwhile', async () => {
    await promoted(OLD);
    await report('web-1', {});
    const before = await live();
    const after = [{ version: NEW, traffic: 100, default: true }];
    await promote(shop.options.storeApi, 'catalog', OTHER, author);
    const step = { name: 'catalog', before, after, at: undefined, author, mayUndo: true };
    expect(await confirmRelease(shop.options.storeApi, step, clock)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/could not be undone: .*changed in the meantime/),
    });
    expect(await shop.service.live()).toEqual([[OTHER, 100, true]]);
  });
});
