import {
  CANARY,
  STABLE,
  startHealth,
  type TestHealth,
} from '../../../../services/store-api/release-health/testing/start-health.ts';
import { healthLines } from '../cli/health-lines.ts';
import type { StoreApi } from './call-store-api.ts';
import { readHealth, startRollout } from './release-health.ts';

let service: TestHealth;
let storeApi: StoreApi;
beforeEach(async () => {
  service = await startHealth();
  await service.register(STABLE, CANARY);
  await service.edit('/releases/catalog/promote', { version: STABLE });
  const endpoint = await service.app.listen({ host: '127.0.0.1', port: 0 });
  storeApi = { endpoint, token: 'a-token-for-tests' };
});
afterEach(() => service.stop());

it('begins a staged rollout at store-api, and reads its figures', async () => {
  const plan = { stages: [1, 10, 100], minutes: 5 };
  const begun = await startRollout(storeApi, 'catalog', CANARY, plan, { by: 'Ada' });
  expect(begun).toMatchObject({ ok: true, value: { live: [{ traffic: 99 }, { traffic: 1 }] } });
  await service.see({ [STABLE]: { views: 990, failed: 5 }, [CANARY]: { views: 10 } });
  const health = await readHealth(storeApi, 'catalog');
  if (!health.ok) throw new Error(health.message);
  const lines = healthLines('catalog', health.value);
  expect(lines[0]).toMatch(/^catalog 0\.1\.0-aaaa {2}99 % {2}5 of 990 views failed/);
  expect(lines).toContainEqual(expect.stringMatching(/^canary 0\.1\.0-bbbb .*failures collecting/));
  expect(lines).toContain('rollout of 0.1.0-bbbb: 1, 10, 100 %, at 1 % for 0 of 5 minutes');
});

it('passes on why store-api refuses a rollout', async () => {
  const plan = { stages: [1, 100] };
  expect(await startRollout(storeApi, 'catalog', '0.1.0-none', plan, { by: 'Ada' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('UNKNOWN_VERSION'),
  });
});
