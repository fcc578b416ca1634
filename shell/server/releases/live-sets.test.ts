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
        drain: async () => void drained.push(name),
      };
    },
    { error: (_: unknown, message?: string) => void logged.push(message ?? '') },
  );

const sets = (defaultSet: string, ...canaries: [number, string][]) => ({
  defaultSet: makeSet(defaultSet),
  canaries: canaries.map(([below, id]) => ({ below, set: makeSet(id) })),
});

describe('createLiveSets', () => {
  it('gives a visitor the set of the smallest canary percentage above their cohort', async () => {
    const live = create();
    await live.replace(sets('old', [10, 'both'], [50, 'new']));
    const got = [0, 9, 10, 49, 50, 99, null].map((cohort) => live.of(cohort).set.id);
    expect(got).toEqual(['both', 'both', 'new', 'new', 'old', 'old', 'old']);
    expect(live.defaultSet().set.id).toBe('old');
  });

  it('starts workers for new sets only, by canary percentage, and ends those of removed sets', async () => {
    const live = create();
    await live.replace(sets('old'));
    await live.replace(sets('old', [10, 'new']));
    expect(started).toEqual(['old 100', 'new 10']);
    await live.replace(sets('old', [50, 'new']));
    expect([started.slice(2), drained]).toEqual([['new 50'], ['new 10']]);
    // Promoted: workers for some of the visitors are too few for all of them.
    await live.replace(sets('new'));
    expect([started.slice(3), drained.slice(1)]).toEqual([['new 100'], ['old 100', 'new 50']]);
  });

  it('shows the default set to visitors of a canary that cannot be rendered', async () => {
    failing = 'new';
    const live = create();
    await live.replace(sets('old', [10, 'new']));
    expect(live.of(0).set.id).toBe('old');
    expect(live.canaries()).toEqual([]);
    expect(logged).toEqual(['a canary cannot be rendered']);
  });

  it('keeps the live sets if the new default set cannot be rendered', async () => {
    const live = create();
    await live.replace(sets('old', [10, 'canary']));
    failing = 'new';
    await expect(live.replace(sets('new'))).rejects.toThrow('no render worker');
    expect([live.of(99).set.id, live.of(0).set.id, drained]).toEqual(['old', 'canary', []]);
  });

  it('ends all workers with the server', async () => {
    const live = create();
    await live.replace(sets('old', [10, 'new']));
    await live.drain();
    expect(drained).toEqual(['old 100', 'new 10']);
  });
});
