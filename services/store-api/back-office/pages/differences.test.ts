import { Registry } from 'prom-client';
import { measureReconciliation } from '../../reconciliation/reconciliation-metrics.ts';
import { addNight, claimRun } from '../../reconciliation/runs/run-rows.ts';
import { recordDifferences, resolveOthers } from '../../reconciliation/runs/record-differences.ts';
import type { Difference } from '../../reconciliation/difference.ts';
import type { TestPlatform } from '../../testing/start-platform.ts';
import { startBackOffice, startDeskPlatform } from '../testing/start-back-office.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let platform: TestPlatform;
let desk: Awaited<ReturnType<typeof startBackOffice>>;
let browser: TestBrowser;
let woken = 0;
beforeAll(async () => {
  platform = await startDeskPlatform();
});
afterAll(() => platform.stop());
const open = async (isEnabled = true) => {
  woken = 0;
  const wake = () => {
    woken += 1;
  };
  desk = await startBackOffice(platform.origin, isEnabled ? { reconciliation: { wake } } : {});
  await desk.giveProfile();
  browser = desk.browser();
  await browser.signIn();
};
afterEach(() => desk.stop());

const difference = (subject: string, its: Partial<Difference> = {}): Difference => ({
  kind: 'never-captured',
  subject,
  orderId: subject,
  orderNumber: `10${subject}`,
  detail: 'authorized: €50.00',
  since: '2026-11-01T10:00:00.000Z',
  ...its,
});
const text = async (query = '') =>
  (await browser.get(`/back-office/differences${query}`)).body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const ask = async () => (await browser.send('/back-office/differences/run')).headers.location;

it('differences are listed with what to do, as text, and link to their order', async () => {
  await open();
  await recordDifferences(desk.database, [
    difference('a'),
    difference('b', { kind: 'mail-dead', orderNumber: null, detail: '<script>alert(1)</script>' }),
  ]);
  const { body } = await browser.get('/back-office/differences');
  expect(body).not.toContain('<script');
  expect(body).toContain('href="/back-office/invoices?number=10a"');
  const shown = await text();
  expect(shown).toContain('Nothing was compared yet.');
  expect(shown).toContain('Never captured (1)');
  expect(shown).toContain('Capture the payment before the bank releases it');
  const dead = await text('?kind=mail-dead');
  expect(dead).toContain('alert(1)');
  expect(dead).not.toContain('10a');
});

it('resolved ones are listed apart', async () => {
  await open();
  await recordDifferences(desk.database, [difference('a')]);
  await resolveOthers(desk.database, '2999');
  expect(await text()).toContain('There are none.');
  expect(await text('?state=resolved')).toMatch(/10a .* resolved /);
});

it('a user settles one, which is no longer counted and keeps who and when', async () => {
  await open();
  await recordDifferences(desk.database, [difference('a'), difference('b')]);
  const registry = new Registry();
  measureReconciliation(registry, desk.database);
  const counted = async () =>
    /differences\{kind="never-captured"\} (\d+)/.exec(await registry.metrics())?.[1];
  expect(await counted()).toBe('2');
  const settle = async (fields: Record<string, string>) =>
    (await browser.send('/back-office/differences/settle', fields)).headers.location;
  const { body } = await browser.get('/back-office/differences');
  expect(body.match(/action="\/back-office\/differences\/settle"/g)).toHaveLength(2);
  const seen = { kind: 'never-captured', subject: 'a', detail: 'authorized: €50.00' };
  const changed = '/back-office/differences?said=difference-changed';
  for (const its of [{ detail: 'authorized: €40.00' }, { kind: 'x' }, { subject: '\0' }])
    expect(await settle({ ...seen, ...its })).toBe(changed);
  expect(await counted()).toBe('2');
  expect(await settle(seen)).toBe('/back-office/differences?said=difference-settled');
  expect(await settle(seen)).toBe(changed);
  expect(await counted()).toBe('1');
  expect(await text()).not.toContain('10a');
  expect(await text('?state=settled')).toMatch(/10a .* settled .*, admin@example\.com/);
});

it('every one of many found at the same moment is on one page', async () => {
  await open();
  const all = Array.from({ length: 120 }, (_, index) => difference(`${1000 + index}`));
  await recordDifferences(desk.database, all);
  const at = '2026-11-28T03:00:00.000Z';
  await desk.database.updateTable('reconciliation_difference').set({ first_seen: at }).execute();
  const seen: string[] = [];
  for (let path: string | undefined = '/back-office/differences'; path !== undefined;) {
    const { body }: { body: string } = await browser.get(path);
    seen.push(...[...body.matchAll(/invoices\?number=10(\d+)"/g)].map((it) => `${it[1]}`));
    path = /href="([^"]+)" rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
  expect((await browser.get('/back-office/differences?before=x&kind=y')).statusCode).toBe(200);
});

it('a user compares now, unless a comparison waits', async () => {
  await open();
  expect(await ask()).toBe('/back-office/differences?said=run-asked');
  expect(await ask()).toBe('/back-office/differences?said=run-waits');
  expect(woken).toBe(1);
  expect(await text()).toMatch(/waits .*asked for by admin@example.com/);
});

it('the newest comparison is shown with its failure', async () => {
  await open();
  await addNight(desk.database, 'night/2026-11-28');
  await claimRun(desk.database, 1_000);
  const failed = { state: 'failed', error: 'fetch failed', counts: '{"orders":7}' } as const;
  await desk.database.updateTable('reconciliation_run').set(failed).execute();
  expect(await text()).toMatch(/failed orders 7 fetch failed .*Last complete comparison: none/);
});

it('nothing is compared while it is switched off', async () => {
  await open(false);
  expect(await ask()).toBe('/back-office/differences?said=run-disabled');
  expect(await text()).toContain('The reconciliation is switched off.');
});

it('a form of another page does not start a comparison', async () => {
  await open();
  const answer = await desk.app.inject({ method: 'POST', url: '/back-office/differences/run' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/back-office/sign-in']);
  expect(woken).toBe(0);
});
