import { Registry } from 'prom-client';
import { openStore } from '../open-store.ts';
import { measureReconciliation } from './reconciliation-metrics.ts';
import { recordDifferences } from './runs/record-differences.ts';
import { askForRun, claimRun, updateRun } from './runs/run-rows.ts';

it('metrics count open differences by kind, and say when a comparison last ended', async () => {
  const database = await openStore(':memory:');
  const registry = new Registry();
  measureReconciliation(registry, database);
  expect(await registry.metrics()).toContain('reconciliation_last_success_timestamp_seconds 0');
  const difference = {
    kind: 'mail-missing',
    subject: 'a',
    orderId: null,
    orderNumber: null,
    detail: '',
    since: '2026',
  } as const;
  await recordDifferences(database, [difference, { ...difference, subject: 'b' }]);
  await askForRun(database, 'anna@shop.example');
  const run = await claimRun(database, 1_000);
  if (run) await updateRun(database, run, { state: 'done' });
  const text = await registry.metrics();
  expect(text).toContain('reconciliation_differences{kind="mail-missing"} 2');
  expect(text).toContain('reconciliation_differences{kind="never-captured"} 0');
  const [, at] = /last_success_timestamp_seconds (\d+\.?\d*)/.exec(text) ?? [];
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
  await database.destroy();
  const without = await registry.metrics();
  expect(without).not.toMatch(/^reconciliation_\w+(?:\{.*\})? \d/m);
});
