import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInbox } from '../../mail/start-inbox.ts';
import { asIntegration, asShopper } from '../enrichment/testing/shopper.ts';
import { queueMail } from '../mails/index.ts';
import { buy, ship } from '../mails/testing/buy.ts';
import { makeRequest } from '../mails/testing/make-request.ts';
import { startMails, type TestMails } from '../mails/testing/start-mails.ts';
import { openStore } from '../open-store.ts';
import { startPlatform } from '../testing/start-platform.ts';
import { until } from '../testing/until.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'store-api-restored-mails-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inStore = async <T>(name: string, use: (it: TestMails['database']) => Promise<T>) => {
  const store = await openStore(name);
  try {
    return await use(store);
  } finally {
    await store.destroy();
  }
};

it('mails of a lost service are not sent again by an older outbox, and later ones are sent', async () => {
  const platform = await startPlatform();
  const inbox = await startInbox({ file: ':memory:', smtpPort: 0, pagePort: 0 });
  const [shop, office] = [await asShopper(platform.origin), await asIntegration(platform.origin)];
  const start = (file: string) =>
    startMails({ platform: platform.origin, inbox, file, webhooks: false, sweepEvery: 50 });
  /** Kind and state of the mails of an event. */
  const mailsOf = async ({ database }: Pick<TestMails, 'database'>, event: string) =>
    (
      await database
        .selectFrom('mail')
        .select(['kind', 'state'])
        .where('event', '=', event)
        .orderBy('kind')
        .execute()
    ).map(({ kind, state }) => `${kind} ${state}`);
  const isSent = (mails: TestMails, event: string, kind: string) =>
    until(async () => (await mailsOf(mails, event)).includes(`${kind} sent`));

  const [lost, restored] = [join(folder, 'lost.sqlite'), join(folder, 'restored.sqlite')];
  const first = await start(lost);
  await until(async () => {
    const swept = first.database.selectFrom('state').where('key', 'like', 'mails/swept_%');
    return (await swept.select('key').execute()).length === 5;
  });
  await first.stop();
  const waiting = makeRequest();
  await inStore(lost, (store) => queueMail(store, waiting));
  const { file } = await writeBackup(lost, folder);

  const second = await start(lost);
  const order = await buy(shop, { email: 'between@shop.example' });
  await isSent(second, order, 'order-confirmation');
  const shipment = await ship(office, order);
  await isSent(second, shipment, 'order-shipped');
  await isSent(second, waiting.event, waiting.kind);
  await second.stop();

  const { held } = await restoreBackup({
    file,
    target: restored,
    sentUntil: new Date().toISOString(),
  });
  expect(held).toBe(1);
  const third = await start(restored);
  await office.shipments.update({ id: shipment, metadata: { looked: 'at' } });
  const later = await buy(shop, { email: 'later@shop.example' });
  await isSent(third, later, 'order-confirmation');
  // Found by a sweep that also saw the earlier shipment.
  await isSent(third, await ship(office, later), 'order-shipped');
  expect(await mailsOf(third, order)).toEqual([]);
  expect(await mailsOf(third, shipment)).toEqual([]);
  expect(await mailsOf(third, waiting.event)).toEqual([`${waiting.kind} dead`]);
  await third.stop();
  await inbox.close();
  await platform.stop();
});
