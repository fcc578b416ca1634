import { CONTRACT_VERSION, type RunningShell } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import { promote } from '../store-api/edit-releases.ts';
import { startShop, type TestShop } from '../testing/start-shop.ts';
import { confirmRelease } from './confirm-release.ts';

const author = { by: 'Ada' };
const [OLD, NEW] = ['0.1.0-aaaa', '0.1.0-bbbb'] as const;

/** Times of store-api; the operator's clock is years away from them. */
const [BEFORE, AFTER] = ['2026-11-20T08:59:59.000Z', '2026-11-20T09:00:01.000Z'] as const;
/** A report that two others had to follow before the edit. */
const OVERDUE = '2026-11-20T08:59:58.000Z';

const shell = (id: string, version: string, at: string): RunningShell => ({
  ...{ id, at, interval: 1000, contract: CONTRACT_VERSION, etag: null },
  releases: { catalog: version },
  canaries: {},
  problems: [],
});

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  for (const version of [OLD, NEW])
    await shop.service.put(makeRelease(version, { contract: CONTRACT_VERSION }));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.stop();
});

/** Response of store-api to a look, its status of a refusal, or the shells that an earlier one lists. */
type Look = readonly RunningShell[] | number | { shells: RunningShell[]; stopped: string[] };

/**
 * Promotes a release and confirms it.
 *
 * @param looks the last one repeats
 */
const promoteWith = async (...looks: readonly Look[]) => {
  const { storeApi } = shop.options;
  await promote(storeApi, 'catalog', OLD, author);
  const promoted = await promote(storeApi, 'catalog', NEW, author);
  if (!promoted.ok) throw new Error(promoted.message);
  const before = [{ version: OLD, traffic: 100, default: true }];
  const real = fetch;
  const waiting = [...looks];
  let count = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    if (!`${url}`.endsWith('/releases/shells')) return real(url, options);
    count += 1;
    const look = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? [];
    return typeof look === 'number'
      ? Response.json({ error: { code: 'NO', message: 'not now' } }, { status: look })
      : Response.json('shells' in look ? look : { shells: look });
  });
  let time = 0;
  const clock = { now: () => time, pause: async (ms: number) => void (time += ms) };
  const { live: after, at } = promoted.value;
  const step = { name: 'catalog', before, after, at, author, mayUndo: true };
  const result = await confirmRelease(storeApi, step, clock);
  return { result, count };
};

const IS_UNDONE = [[OLD, 100, true]];
const IS_LIVE = [[NEW, 100, true]];

describe('confirmRelease: shells that end', () => {
  it('R5 undoes a release after which no shell is left', async () => {
    const { result } = await promoteWith(
      [shell('web-1', OLD, BEFORE), shell('web-2', OLD, BEFORE)],
      [shell('web-2', OLD, BEFORE)],
      [],
    );
    expect(result).toMatchObject({
      code: 'NOT_TAKEN',
      message: 'It was taken by 0 of 2 shells, and is undone.',
      problems: [expect.stringMatching(/^web-1: it has ended/), expect.stringMatching(/^web-2: /)],
    });
    expect(await shop.service.live()).toEqual(IS_UNDONE);
  });

  it('R5 undoes it, too, if a shell took it and ended', async () => {
    const { result } = await promoteWith(
      [shell('web-1', OLD, BEFORE), shell('web-2', OLD, BEFORE)],
      [shell('web-1', NEW, AFTER), shell('web-2', OLD, BEFORE)],
      [],
    );
    expect(result).toMatchObject({ message: expect.stringContaining('taken by 0 of 2 shells') });
    expect(await shop.service.live()).toEqual(IS_UNDONE);
  });

  it('R5 names a shell that reported after the edit and ended without the release', async () => {
    const { result } = await promoteWith(
      ['web-1', 'web-2', 'web-3'].map((id) => shell(id, OLD, BEFORE)),
      ['web-1', 'web-2', 'web-3'].map((id) => shell(id, OLD, AFTER)),
      [shell('web-1', NEW, AFTER)],
    );
    expect(result).toEqual({
      ok: false,
      code: 'NOT_TAKEN',
      message: 'The edit is live, but taken by 1 of 3 shells.',
      problems: ['web-2', 'web-3'].map(
        (id) => `${id}: it has ended since the edit or just before it; its log may say why`,
      ),
    });
    expect(await shop.service.live()).toEqual(IS_LIVE);
  });

  it('R5 names a shell that was started after the edit and ended without the release', async () => {
    const { result } = await promoteWith(
      [shell('web-1', OLD, BEFORE)],
      [shell('web-1', OLD, BEFORE), shell('web-2', OLD, AFTER)],
      [shell('web-1', NEW, AFTER)],
    );
    expect(result).toMatchObject({ message: expect.stringContaining('taken by 1 of 2 shells') });
  });

  it('R5 names a shell that ended while it applied the edit, before its next report', async () => {
    const { result } = await promoteWith(
      [shell('web-1', OLD, BEFORE), shell('web-2', OLD, BEFORE)],
      [shell('web-1', NEW, AFTER), shell('web-2', OLD, BEFORE)],
      [shell('web-1', NEW, AFTER)],
    );
    expect(result).toMatchObject({
      code: 'NOT_TAKEN',
      message: 'The edit is live, but taken by 1 of 2 shells.',
      problems: [expect.stringMatching(/^web-2: it has ended since the edit or just before it/)],
    });
  });

  it('R5 does not count a shell that was stopped before the edit', async () => {
    const { result } = await promoteWith(
      [shell('web-1', OLD, BEFORE), shell('web-2', OLD, OVERDUE)],
      [shell('web-1', NEW, AFTER), shell('web-2', OLD, OVERDUE)],
      [shell('web-1', NEW, AFTER)],
    );
    expect(result).toEqual({
      ok: true,
      value: ['taken by 1 of 1 shells', 'web-2 has ended and is not counted'],
    });
  });
});

describe('confirmRelease: shells that are stopped', () => {
  const both = [shell('web-1', OLD, BEFORE), shell('web-2', OLD, BEFORE)];
  const applied = shell('web-2', NEW, AFTER);

  it('R5 counts none of them, also once store-api no longer lists it', async () => {
    const { result } = await promoteWith(
      both,
      { shells: [shell('web-2', OLD, BEFORE)], stopped: ['web-1'] },
      { shells: [applied], stopped: [] },
    );
    expect(result).toEqual({
      ok: true,
      value: ['taken by 1 of 1 shells', 'web-1 has ended and is not counted'],
    });
  });

  it('R5 names one that had reported a problem with the release', async () => {
    const problem = `catalog ${NEW} cannot be used`;
    const { result } = await promoteWith(
      both,
      [{ ...shell('web-1', OLD, AFTER), problems: [problem] }, applied],
      { shells: [applied], stopped: ['web-1'] },
    );
    expect(result).toMatchObject({
      message: 'The edit is live, but taken by 1 of 2 shells.',
      problems: [expect.stringMatching(/^web-1: it has ended/), `web-1: ${problem}`],
    });
  });

  it('R5 waits for those that replace them', async () => {
    const { result } = await promoteWith(
      [shell('web-1', OLD, BEFORE)],
      { shells: [], stopped: ['web-1'] },
      { shells: [applied], stopped: ['web-1'] },
    );
    expect(result).toMatchObject({ value: ['taken by 1 of 1 shells', expect.any(String)] });
  });

  it('R5 undoes no release because of them', async () => {
    const { result } = await promoteWith(both, { shells: [], stopped: ['web-1', 'web-2'] });
    expect(result).toEqual({
      ok: true,
      value: [
        expect.stringContaining('No running shell confirms releases'),
        'web-1 has ended and is not counted',
        'web-2 has ended and is not counted',
      ],
    });
    expect(await shop.service.live()).toEqual(IS_LIVE);
  });

  it('R5 counts one as ended by the release if an earlier store-api does not list it', async () => {
    const { result } = await promoteWith(both, [applied]);
    expect(result).toMatchObject({ message: 'The edit is live, but taken by 1 of 2 shells.' });
  });
});

describe('confirmRelease: looks that fail', () => {
  it.each([500, 502, 429])(
    'R5 judges by the last successful one if it ends with %d',
    async (status) => {
      const { result } = await promoteWith([shell('web-1', OLD, AFTER)], status);
      expect(result).toMatchObject({
        code: 'NOT_TAKEN',
        message: 'It was taken by 0 of 1 shells, and is undone.',
      });
      expect(await shop.service.live()).toEqual(IS_UNDONE);
    },
  );

  it.each([401, 403, 404])(
    'R5 does not repeat one that store-api refuses with %d',
    async (status) => {
      const { result, count } = await promoteWith(status);
      expect(result).toMatchObject({ code: 'NOT_CONFIRMED' });
      expect(count).toBe(1);
      expect(await shop.service.live()).toEqual(IS_LIVE);
    },
  );
});
