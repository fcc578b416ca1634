import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { undoRelease } from './undo-release.ts';

const author = { by: 'Ada', reason: 'undone: no shell took it' };
const [OLD, NEW, OTHER, THIRD] = ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc', '0.1.0-dddd'] as const;

const all = (version: string) => ({ version, traffic: 100, default: true });
const beside = (version: string, canary: string, traffic: number) => [
  { version, traffic: 100 - traffic, default: true },
  { version: canary, traffic, default: false },
];

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  for (const version of [OLD, NEW, OTHER, THIRD])
    await shop.service.put(makeRelease(version, { contract: CONTRACT_VERSION }));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.stop();
});

const promote = (version: string) =>
  shop.service.post('/releases/catalog/promote', { version, by: 'Bob' });
const canary = (version: string, traffic: number) =>
  shop.service.post('/releases/catalog/canary', { version, traffic, by: 'Bob' });
const undo = (before: readonly object[], after: readonly object[]) =>
  undoRelease(shop.options.storeApi, 'catalog', { before, after } as never, author);

interface Intercepted {
  /** Action before whose request another operator makes an edit. */
  action?: string;
  edit?: () => Promise<unknown>;
  /** Answers an edit with `seen` as an earlier store-api: by the route of pruning, which has no such field. */
  isEarlier?: boolean;
}

const intercept = ({ action, edit, isEarlier = false }: Intercepted): void => {
  const real = fetch;
  let isDone = false;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    if (!isDone && `${url}`.endsWith(`/catalog/${action}`)) {
      isDone = true;
      await edit?.();
    }
    const isUnknown = isEarlier && `${options?.body}`.includes('"seen"');
    return real(isUnknown ? `${url}`.replace(/[a-z]+$/, 'prune') : url, options);
  });
};

describe('undoRelease: two operators at once', () => {
  it('R5 withdraws no release that was promoted after the first one', async () => {
    await promote(NEW);
    intercept({ action: 'withdraw', edit: () => promote(OTHER) });
    expect(await undo([], [all(NEW)])).toMatchObject({
      ok: false,
      message: expect.stringMatching(
        /^the live releases of catalog have changed .* by "promote 0\.1\.0-cccc" \(token:deploy, Bob, .*\)\. Live now: 0\.1\.0-cccc 100 %\. .*--list/,
      ),
    });
    expect(await shop.service.live()).toEqual([[OTHER, 100, true]]);
  });

  it('R5 ends no canary whose percentage has changed', async () => {
    await promote(OLD);
    await canary(NEW, 10);
    intercept({ action: 'rollback', edit: () => canary(NEW, 20) });
    expect(await undo([all(OLD)], beside(OLD, NEW, 10))).toMatchObject({ ok: false });
    expect(await shop.service.live()).toEqual([
      [OLD, 80, true],
      [NEW, 20, false],
    ]);
  });

  it('R5 restarts no canary beside a newer release, and lists what is restored', async () => {
    await promote(OLD);
    await promote(NEW);
    intercept({ action: 'canary', edit: () => promote(OTHER) });
    expect(await undo(beside(OLD, THIRD, 10), [all(NEW)])).toMatchObject({
      ok: false,
      message: expect.stringMatching(
        /^only 0\.1\.0-aaaa 100 % was restored, not its canary: .*"promote 0\.1\.0-cccc"/,
      ),
    });
    expect(await shop.service.live()).toEqual([[OTHER, 100, true]]);
  });

  it('R5 takes the release back once if both undo it', async () => {
    await promote(OLD);
    await promote(NEW);
    const undone = await Promise.all([undo([all(OLD)], [all(NEW)]), undo([all(OLD)], [all(NEW)])]);
    expect(undone.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await shop.service.live()).toEqual([[OLD, 100, true]]);
  });
});

describe('undoRelease: an earlier store-api, which does not know what was seen', () => {
  it('R5 compares before the edit', async () => {
    await promote(OLD);
    await promote(NEW);
    intercept({ isEarlier: true });
    expect(await undo(beside(OLD, THIRD, 10), [all(NEW)])).toMatchObject({ ok: true });
    expect(await shop.service.live()).toEqual([
      [OLD, 90, true],
      [THIRD, 10, false],
    ]);
  });

  it('R5 leaves a release alone that was promoted after the first one', async () => {
    await promote(NEW);
    intercept({ action: 'withdraw', edit: () => promote(OTHER), isEarlier: true });
    expect(await undo([], [all(NEW)])).toMatchObject({
      ok: false,
      message: expect.stringContaining('Live now: 0.1.0-cccc 100 %'),
    });
    expect(await shop.service.live()).toEqual([[OTHER, 100, true]]);
  });
});
