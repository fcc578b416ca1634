import { createLiveSets } from './live-sets.ts';
import { EMPTY_RELEASE_SET, type ReleaseSet } from './release-set.ts';

const makeSet = (id: string): ReleaseSet => ({ ...EMPTY_RELEASE_SET, id });

let started: string[];
let drained: string[];
let logged: string[];
let failing: string | null;

beforeEach(() => {
  [started, drained, logged] = [[], [], []];
  failing = null;
});

const create = () =>
  createLiveSets(
    async ({ id }, percentage) => {
      if (id === failing) throw new Error('no render worker could be started');
      const name = `${id} ${percentage}`;
      started.push(name);
      return {
        render: () => Promise.reject(new Error('not asked')),
        grow: () => undefined,
        state: () => 'working',
        load: () => ({ workers: 1, busy: 0, pages: 0, queued: 0 }),
        drain: async () => void drained.push(name),
      };
    },
    { error: (_: unknown, message?: string) => void logged.push(message ?? '') },
  );

const sets = (defaultSet: string, ...canaries: [from: number, to: number, id: string][]) => ({
  defaultSet: makeSet(defaultSet),
  canaries: canaries.map(([from, to, id]) => ({
    remote: 'catalog' as const,
    cohorts: { from, to },
    set: makeSet(id),
  })),
});

describe('createLiveSets', () => {
  it('gives a visitor the set of the canary that has their cohort', async () => {
    const live = create();
    await live.replace(sets('old', [0, 10, 'one'], [30, 50, 'other']));
    const got = [0, 9, 10, 29, 30, 49, 50, 99, null].map((cohort) => live.of(cohort).set.id);
    expect(got).toEqual(['one', 'one', 'old', 'old', 'other', 'other', 'old', 'old', 'old']);
    expect(live.defaultSet().set.id).toBe('old');
  });

  it('R4 names the releases refused last', async () => {
    const live = create();
    const refused = [{ remote: 'cart' as const, version: '1.0.0' }] as never;
    await live.replace({ ...sets('old'), refused });
    expect(live.refused()).toBe(refused);
    await live.replace(sets('old'));
    expect(live.refused()).toEqual([]);
  });

  it('finds a live set by its id', async () => {
    const live = create();
    await live.replace(sets('old', [0, 10, 'new']));
    expect(['old', 'new', 'gone'].map((id) => live.withId(id)?.set.id)).toEqual([
      'old',
      'new',
      undefined,
    ]);
  });

  it('keeps the workers of a canary whose cohorts move', async () => {
    const live = create();
    await live.replace(sets('old', [0, 10, 'new']));
    await live.replace(sets('old', [20, 30, 'new']));
    expect([started, drained]).toEqual([['old 100', 'new 10'], []]);
    expect([live.of(5).set.id, live.of(25).set.id]).toEqual(['old', 'new']);
  });

  it('starts workers for new sets only, by canary percentage, and ends those of removed sets', async () => {
    const live = create();
    await live.replace(sets('old'));
    await live.replace(sets('old', [0, 10, 'new']));
    expect(started).toEqual(['old 100', 'new 10']);
    await live.replace(sets('old', [0, 50, 'new']));
    expect([started.slice(2), drained]).toEqual([['new 50'], ['new 10']]);
    // Promoted: workers for some of the visitors are too few for all of them.
    await live.replace(sets('new'));
    expect([started.slice(3), drained.slice(1)]).toEqual([['new 100'], ['old 100', 'new 50']]);
  });

  it('shows the default set to visitors of a canary that cannot be rendered', async () => {
    failing = 'new';
    const live = create();
    await live.replace(sets('old', [0, 10, 'new']));
    expect(live.of(0).set.id).toBe('old');
    expect(live.canaries()).toEqual([]);
    expect(live.failures()).toEqual([expect.stringMatching(/canary catalog .*no render worker/)]);
    expect(logged).toEqual(['a canary cannot be rendered']);
  });

  it('keeps the live sets if the new default set cannot be rendered', async () => {
    const live = create();
    await live.replace(sets('old', [0, 10, 'canary']));
    failing = 'new';
    await expect(live.replace(sets('new'))).rejects.toThrow('no render worker');
    expect([live.of(99).set.id, live.of(0).set.id, drained]).toEqual(['old', 'canary', []]);
  });

  it('ends all workers with the server', async () => {
    const live = create();
    await live.replace(sets('old', [0, 10, 'new']));
    await live.drain();
    expect(drained).toEqual(['old 100', 'new 10']);
  });
});
