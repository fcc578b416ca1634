import type { KyselyPlugin } from 'kysely';
import { CANARY, STABLE, startHealth, type TestHealth } from '../testing/start-health.ts';
import { evaluateReleases } from './evaluate-releases.ts';

const LATER = '0.1.0-cccc';
const MINUTE = 60_000;

let service: TestHealth;
beforeEach(async () => {
  service = await startHealth();
  await service.register(STABLE, CANARY, LATER);
  await promote(STABLE);
});
afterEach(() => service.stop());

const promote = (version: string) => service.edit('/releases/catalog/promote', { version });
const canary = (version: string, traffic: number) =>
  service.edit('/releases/catalog/canary', { version, traffic });

const rollout = (version: string, plan: object = {}) =>
  service.edit('/releases/catalog/rollout', { version, ...plan });
const storedRollout = async () => (await service.get('/releases/catalog/health')).json().rollout;

type Table = 'live_release' | 'release_comparison' | 'release_rollout';

/** Makes an operator's edit after the nth query of its kind about a table. */
const afterQuery = (
  kind: string,
  table: Table,
  edit: () => Promise<unknown>,
  nth = 1,
): KyselyPlugin => {
  const matching = new WeakSet();
  let count = 0;
  return {
    transformQuery: ({ node, queryId }) => {
      // A union lists the remotes, before any of them is evaluated.
      const isAbout = !('setOperations' in node) && JSON.stringify(node).includes(`"${table}"`);
      if (node.kind === kind && isAbout) matching.add(queryId);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      if (matching.has(queryId)) count += 1;
      if (matching.delete(queryId) && count === nth) await edit();
      return result;
    },
  };
};

/** Evaluates while an operator makes an edit. */
const evaluateWith = (plugin: KyselyPlugin) =>
  evaluateReleases({
    database: service.database.withPlugin(plugin),
    shell: { contract: '1.2.0', runtime: '2.9.2' },
    now: () => new Date(service.time()),
    isAutomatic: true,
    log: (line) => service.lines.push(line),
    onSubject: () => undefined,
  });

describe('the evaluation, while an operator edits the same remote', () => {
  it('R8 undoes no promotion that replaced a release which is proven worse', async () => {
    await service.see({ [STABLE]: { views: 20_000, failed: 100 } });
    service.setTime(service.time() + MINUTE);
    await promote(CANARY);
    await canary(LATER, 10);
    await service.health.evaluate();
    await service.count({
      [CANARY]: { views: 3000, failed: 300 },
      [LATER]: { views: 5, failed: 0 },
    });
    await evaluateWith(
      afterQuery('UpdateQueryNode', 'release_comparison', () => promote(LATER), 2),
    );
    expect(await service.live()).toEqual([[LATER, 100]]);
    await service.health.evaluate();
    expect(await service.live()).toEqual([[LATER, 100]]);
  });

  it('R8 does not undo the promotion of a canary that is proven worse', async () => {
    await canary(CANARY, 10);
    await service.health.evaluate();
    await service.count({
      [STABLE]: { views: 9900, failed: 50 },
      [CANARY]: { views: 1000, failed: 150 },
    });
    await evaluateWith(afterQuery('UpdateQueryNode', 'release_comparison', () => promote(CANARY)));
    expect(await service.live()).toEqual([[CANARY, 100]]);
  });

  it.each([
    ['the next percentage', { stages: [1, 10] }],
    ['a promotion', { stages: [1, 100] }],
  ])('R8 brings no canary back by %s that was just withdrawn', async (_, plan) => {
    await service.edit('/releases/catalog/rollout', {
      version: CANARY,
      minutes: 1,
      views: 0,
      ...plan,
    });
    await service.health.evaluate();
    service.setTime(service.time() + MINUTE);
    await evaluateWith(
      afterQuery('UpdateQueryNode', 'release_comparison', () =>
        service.edit('/releases/catalog/rollback', { from: CANARY }),
      ),
    );
    expect(await service.live()).toEqual([[STABLE, 100]]);
  });

  it.each<Table>(['release_rollout', 'live_release'])(
    'R8 ends no rollout that begins while the one before it ends, after the read of %s',
    async (table) => {
      await rollout(CANARY);
      await service.edit('/releases/catalog/rollback', { from: CANARY });
      service.setTime(service.time() + MINUTE);
      await evaluateWith(afterQuery('SelectQueryNode', table, () => rollout(LATER)));
      expect(await storedRollout()).toMatchObject({ version: LATER });
    },
  );

  it('R8 does not take an earlier percentage for a stage of a restarted rollout', async () => {
    await rollout(CANARY, { minutes: 1, views: 0 });
    service.setTime(service.time() + MINUTE);
    await service.health.evaluate();
    expect(await service.live()).toMatchObject([{}, [CANARY, 10]]);
    service.setTime(service.time() + MINUTE / 2);
    await evaluateWith(afterQuery('SelectQueryNode', 'live_release', () => rollout(CANARY)));
    expect(await storedRollout()).toMatchObject({ version: CANARY, stage: 0 });
    await service.health.evaluate();
    expect(await storedRollout()).toMatchObject({ version: CANARY, stage: 0 });
  });

  it('R8 adds no time of the rollout before to one that is restarted', async () => {
    await rollout(CANARY);
    await service.health.evaluate();
    service.setTime(service.time() + 2 * MINUTE);
    await evaluateWith(afterQuery('UpdateQueryNode', 'release_comparison', () => rollout(CANARY)));
    expect(await storedRollout()).toMatchObject({ version: CANARY, minutesInStage: 0 });
  });
});
