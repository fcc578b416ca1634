import type { RunningShell } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../../../services/store-api/testing/make-release.ts';
import type { ReleaseHistory } from '../store-api/read-releases.ts';
import { planPrune, type RemoteUse, versionsOf } from './plan-prune.ts';

const NOW = Date.parse('2026-11-30T00:00:00.000Z');
const SINCE = Date.parse('2026-11-20T00:00:00.000Z');
const OLD = '2026-11-01T00:00:00.000Z';

const edit = (
  action: ReleaseHistory[number]['action'],
  version: string,
  at: string,
  from: string | null = null,
): ReleaseHistory[number] => ({
  action,
  version,
  from,
  at,
  by: 'Ada',
  traffic: null,
  reason: null,
});

const registered = (
  version: string,
  registeredAt = OLD,
  deployment: RemoteUse['releases'][number]['deployment'] = null,
): RemoteUse['releases'][number] => ({
  release: makeRelease(version),
  registeredAt,
  deployment,
  pruned: false,
});

const use = (own: Partial<RemoteUse>): RemoteUse => ({
  name: 'catalog',
  releases: [],
  rollbackTo: null,
  history: [],
  shells: [],
  ...own,
});
const stored = (version: string, at = Date.parse(OLD), isComplete = true) => ({
  version,
  size: 10,
  at,
  isComplete,
});

const fates = (
  versions: readonly ReturnType<typeof stored>[],
  known: Partial<RemoteUse>,
  keep = 0,
) =>
  Object.fromEntries(
    planPrune(versions, use(known), { keep, since: SINCE }).map((it) => [it.version, it.stays]),
  );

const [ONE, TWO, THREE] = ['0.1.0-aaaa', '0.1.0-bbbb', '0.1.0-cccc'];
const shell: RunningShell = {
  id: 'web-1',
  at: OLD,
  interval: 1000,
  etag: null,
  releases: {},
  canaries: { catalog: ONE },
  problems: [],
};

describe('planPrune', () => {
  it('gives up a release that no one has used lately', () => {
    expect(fates([stored(ONE)], { releases: [registered(ONE)] })).toEqual({ [ONE]: null });
  });

  it.each<[string, Partial<RemoteUse>]>([
    ['live', { releases: [registered(ONE, OLD, { traffic: 100, default: true })] }],
    ['canary', { releases: [registered(ONE, OLD, { traffic: 5, default: false })] }],
    ['a rollback restores it', { releases: [registered(ONE)], rollbackTo: ONE }],
    ['served by shell web-1', { releases: [registered(ONE)], shells: [shell] }],
    [
      'in use or registered on 2026-11-21',
      { releases: [registered(ONE, '2026-11-21T08:00:00.000Z')] },
    ],
    ['not registered at this store-api: another shop may use it', { releases: [registered(TWO)] }],
  ])('keeps a release: %s', (reason, known) => {
    expect(fates([stored(ONE)], known)).toEqual({ [ONE]: reason });
  });

  it('counts a release as in use until the promotion that replaced it', () => {
    const history = [edit('promote', TWO, '2026-11-25T00:00:00.000Z', ONE)];
    expect(fates([stored(ONE)], { releases: [registered(ONE)], history })).toEqual({
      [ONE]: 'in use or registered on 2026-11-25',
    });
    const pruned = [edit('prune', ONE, '2026-11-25T00:00:00.000Z')];
    expect(fates([stored(ONE)], { releases: [registered(ONE)], history: pruned })).toEqual({
      [ONE]: null,
    });
  });

  it('keeps the last ones in use, whatever their age', () => {
    const releases = [
      registered(ONE, '2026-11-03T00:00:00.000Z'),
      registered(TWO, '2026-11-02T00:00:00.000Z'),
      registered(THREE, '2026-11-01T00:00:00.000Z'),
    ];
    const history = [edit('canary', THREE, '2026-11-04T00:00:00.000Z')];
    const all = [stored(ONE), stored(TWO), stored(THREE)];
    expect(fates(all, { releases, history }, 2)).toEqual({
      [THREE]: 'one of the last 2 in use',
      [ONE]: 'one of the last 2 in use',
      [TWO]: null,
    });
  });

  it('gives up an unfinished publication, unless it may be in progress', () => {
    expect(fates([stored(ONE, SINCE - 1, false), stored(TWO, NOW, false)], {})).toEqual({
      [ONE]: null,
      [TWO]: 'incomplete, last written on 2026-11-30: may be in progress',
    });
  });
});

describe('versionsOf', () => {
  it('adds up the sizes of files and source maps, and detects incomplete versions', () => {
    const file = (path: string, size: number, at = 1) => ({ path, size, at });
    const versions = versionsOf(
      [
        file('1/web/a.js', 5, 2),
        file('1/release.json', 1),
        file('2/web/release.json', 7),
        file('.incoming-3/release.json', 1),
        file('notes.txt', 9),
      ],
      [file('1/web/a.js.map', 20), file('4/web/a.js.map', 20)],
    );
    expect(versions).toEqual([
      { version: '1', size: 26, at: 2, isComplete: true },
      { version: '2', size: 7, at: 1, isComplete: false },
      { version: '.incoming-3', size: 1, at: 1, isComplete: false },
    ]);
  });
});
