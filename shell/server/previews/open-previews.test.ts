/** @jest-environment node */
import { makeRelease } from '../../src/testing/make-release.ts';
import { EMPTY_RELEASE_SET, releaseSetId, type ReleaseSet } from '../releases/release-set.ts';
import { openPreviews } from './open-previews.ts';
import type { Preview } from './read-preview.ts';

const NOW = Date.parse('2026-11-20T09:00:00.000Z');

const setOf = (releases: ReleaseSet['releases']): ReleaseSet => ({
  ...EMPTY_RELEASE_SET,
  releases,
  id: releaseSetId(releases),
});

const previewOf = (version: string): Preview => {
  const { deployment: _, ...release } = makeRelease(version);
  return { releases: { cart: release }, expiresAt: '2026-11-20T10:00:00.000Z' };
};

const create = () => {
  const links = new Map<string, Preview>();
  const test = {
    links,
    now: NOW,
    asked: [] as string[],
    drained: [] as string[],
    failing: false,
    /** Lookups wait for it. */
    answer: Promise.resolve(),
    live: setOf({ cart: makeRelease('1.0.0'), catalog: makeRelease('3.0.0') }),
  };
  const previews = openPreviews({
    readPreview: async (key) => {
      test.asked.push(key);
      await test.answer;
      return links.get(key) ?? null;
    },
    defaultSet: () => test.live,
    composeSet: async (releases) => setOf(test.failing ? test.live.releases : releases),
    createPool: async ({ id }) => ({
      render: () => Promise.reject(new Error('not asked')),
      grow: () => undefined,
      state: () => 'working',
      load: () => ({ workers: 1, busy: 0, pages: 0, queued: 0 }),
      drain: async () => void test.drained.push(id),
    }),
    now: () => test.now,
  });
  return { previews, test };
};

/** Holds lookups back. @returns ends that */
const holdLookups = (test: { answer: Promise<void> }): (() => void) => {
  let end = (): void => undefined;
  test.answer = new Promise((done) => (end = done));
  return () => end();
};

const versionsOf = (set: ReleaseSet | undefined) =>
  Object.entries(set?.releases ?? {}).map(([name, it]) => `${name} ${it.metadata.version}`);

describe('openPreviews', () => {
  it('R10 puts the releases of a link into the live set, and composes them once', async () => {
    const { previews, test } = create();
    test.links.set('a', previewOf('2.0.0'));
    const [first, second] = await Promise.all([previews.of('a'), previews.of('a')]);
    expect(versionsOf(first?.set)).toEqual(['cart 2.0.0', 'catalog 3.0.0']);
    expect(first?.versions).toEqual({ cart: '2.0.0' });
    expect(second).toBe(first);
    expect(test.asked).toEqual(['a']);
  });

  it('R10 shows it beside what went live since', async () => {
    const { previews, test } = create();
    test.links.set('a', previewOf('2.0.0'));
    const before = await previews.of('a');
    test.live = setOf({ cart: makeRelease('1.0.0'), catalog: makeRelease('4.0.0') });
    expect(versionsOf((await previews.of('a'))?.set)).toEqual(['cart 2.0.0', 'catalog 4.0.0']);
    expect(test.drained).toEqual([before?.set.id]);
  });

  it('R10 ends with the link, whatever its cookie says', async () => {
    const { previews, test } = create();
    test.links.set('a', previewOf('2.0.0'));
    expect(await previews.of('a')).not.toBeNull();
    test.now = Date.parse('2026-11-20T10:00:00.000Z');
    expect(await previews.of('a')).toBeNull();
    expect(test.drained).toHaveLength(1);
  });

  it('R10 asks about an unknown link once in a while only', async () => {
    const { previews, test } = create();
    for (let tries = 0; tries < 5; tries += 1) expect(await previews.of('x')).toBeNull();
    expect(test.asked).toEqual(['x']);
    test.now += 10_001;
    test.links.set('x', previewOf('2.0.0'));
    expect(await previews.of('x')).not.toBeNull();
  });

  it('R10 keeps workers for three previews, and gives up that unused for longest', async () => {
    const { previews, test } = create();
    for (const key of ['a', 'b', 'c', 'd']) test.links.set(key, previewOf(`2.0.0-${key}`));
    const first = await previews.of('a');
    const second = await previews.of('b');
    await previews.of('c');
    await previews.of('a');
    await previews.of('d');
    expect(test.drained).toEqual([second?.set.id]);
    expect(await previews.of('a')).toBe(first);
  });

  it('R10 X evicts no preview for links that were never issued', async () => {
    const { previews, test } = create();
    test.links.set('a', previewOf('2.0.0'));
    const shown = await previews.of('a');
    const answer = holdLookups(test);
    const invented = ['x', 'y', 'z', 'w'].map((key) => previews.of(key));
    answer();
    expect(await Promise.all(invented)).toEqual([null, null, null, null]);
    expect(test.drained).toEqual([]);
    expect(await previews.of('a')).toBe(shown);
  });

  it('R10 X asks about a limited number of links at a time, and apart about one to try', async () => {
    const { previews, test } = create();
    test.links.set('trial', previewOf('2.0.0'));
    const answer = holdLookups(test);
    const invented = Array.from({ length: 100 }, (_, index) => previews.of(`x${index}`));
    await expect(previews.of('y')).rejects.toThrow('too many preview links');
    const isKnown = previews.isKnown('trial');
    previews.pin('trial');
    const tried = previews.of('trial');
    answer();
    expect(await isKnown).toBe(true);
    expect(versionsOf((await tried)?.set)).toContain('cart 2.0.0');
    await Promise.all(invented);
    expect(await previews.of('y')).toBeNull();
  });

  it('R5 X asks about a limited number of links to try at a time', async () => {
    const { previews, test } = create();
    const answer = holdLookups(test);
    const invented = Array.from({ length: 100 }, (_, index) => previews.isKnown(`x${index}`));
    await expect(previews.isKnown('y')).rejects.toThrow('too many preview links');
    const seen = previews.of('z');
    answer();
    expect(await seen).toBeNull();
    expect(await Promise.all(invented)).not.toContain(true);
  });

  it('R5 keeps a pinned preview while others are opened, until it is closed', async () => {
    const { previews, test } = create();
    const keys = ['a', 'b', 'c', 'd', 'e'];
    for (const key of keys) test.links.set(key, previewOf(`2.0.0-${key}`));
    previews.pin('a');
    const ids: (string | undefined)[] = [];
    for (const key of keys) ids.push((await previews.of(key))?.set.id);
    expect(test.drained).toEqual([ids[1], ids[2]]);
    previews.close('a');
    await previews.drain();
    expect(test.drained.slice(2)).toEqual([ids[0], ids[3], ids[4]]);
  });

  it('R10 gives the worker of a preview back that nobody looks at', async () => {
    jest.useFakeTimers();
    const { previews, test } = create();
    test.links.set('a', previewOf('2.0.0'));
    const first = await previews.of('a');
    await jest.advanceTimersByTimeAsync(899_000);
    await previews.of('a');
    await jest.advanceTimersByTimeAsync(899_000);
    expect(test.drained).toEqual([]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(test.drained).toEqual([first?.set.id]);
    jest.useRealTimers();
  });

  it('R10 never shows the live release in place of one that cannot be used', async () => {
    const { previews, test } = create();
    test.links.set('a', previewOf('2.0.0'));
    test.failing = true;
    await expect(previews.of('a')).rejects.toThrow('cart 2.0.0 cannot be used');
    test.failing = false;
    expect(versionsOf((await previews.of('a'))?.set)).toContain('cart 2.0.0');
  });

  it('R10 leaves the workers of a forgotten link alone', async () => {
    const { previews, test } = create();
    test.links.set('a', previewOf('2.0.0'));
    await previews.of('a');
    previews.forget('a');
    await previews.drain();
    expect(test.drained).toEqual([]);
    await previews.of('a');
    expect(test.asked).toEqual(['a', 'a']);
  });
});
