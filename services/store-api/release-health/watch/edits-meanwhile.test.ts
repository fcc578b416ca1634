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

type Table = 'release_comparison' | 'release_rollout';

/** Makes an operator's edit after the nth query of its kind, the last one before the evaluation's own edit. */
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
      if (node.kind === kind && JSON.stringify(node).includes(`"${table}"`)) matching.add(queryId);
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
      afterQuery('SelectQueryNode', 'release_rollout', () =>
        service.edit('/releases/catalog/rollback', { from: CANARY }),
      ),
    );
    expect(await service.live()).toEqual([[STABLE, 100]]);
  });

  it('R8 ends no rollout that begins while the one before it ends', async () => {
    await service.edit('/releases/catalog/rollout', { version: CANARY });
    await service.edit('/releases/catalog/rollback', { from: CANARY });
    service.setTime(service.time() + MINUTE);
    await evaluateWith(
      afterQuery('SelectQueryNode', 'release_rollout', () =>
        service.edit('/releases/catalog/rollout', { version: LATER }),
      ),
    );
    const { rollout } = (await service.get('/releases/catalog/health')).json();
    expect(rollout).toMatchObject({ version: LATER });
  });
});
