import { Registry } from 'prom-client';
import { queueMail } from '../../mails/index.ts';
import { measureOutbox } from '../../metrics/outbox-metrics.ts';
import type { TestPlatform } from '../../testing/start-platform.ts';
import { startBackOffice, startDeskPlatform } from '../testing/start-back-office.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let platform: TestPlatform;
let desk: Awaited<ReturnType<typeof startBackOffice>>;
let browser: TestBrowser;
beforeAll(async () => {
  platform = await startDeskPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  desk = await startBackOffice(platform.origin);
  await desk.giveProfile();
  browser = desk.browser();
  await browser.signIn();
});
afterEach(() => desk.stop());

const text = async (path: string) => (await browser.get(`/back-office/${path}`)).body;
const textOf = (body: string) => body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('mails', () => {
  const deadLetter = async (to: string, lastError: string): Promise<string> => {
    await queueMail(desk.database, {
      kind: 'welcome',
      event: `welcome:${to}`,
      to,
      locale: 'it',
      market: 'it/eur',
      data: {},
    });
    const { id } = await desk.database
      .updateTable('mail')
      .set({ state: 'dead', attempts: 8, last_error: lastError })
      .where('to', '=', to)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  it('O4 shows dead letters with their error, as text', async () => {
    await deadLetter('anna@example.com', '550 <script>alert(1)</script> unknown');
    const body = await text('mails?state=dead');
    expect(body).toContain('anna@example.com');
    expect(body).toContain('550 &lt;script&gt;alert(1)&lt;/script&gt; unknown');
    expect(body).not.toContain('<script');
    expect(textOf(body)).toContain('Dead letters (1)');
    expect(textOf(await text('mails?state=sent'))).toContain('There are none.');
  });

  it('O4 sends a dead letter again, once', async () => {
    const id = await deadLetter('anna@example.com', '550 unknown');
    const path = `/back-office/mails/${id}/send-again`;
    const answer = await browser.send(path);
    expect(answer.headers.location).toBe('/back-office/mails?said=sent-again');
    const mail = await desk.database.selectFrom('mail').selectAll().executeTakeFirst();
    expect(mail).toMatchObject({ state: 'queued', attempts: 0 });
    expect((await browser.send(path)).headers.location).toBe('/back-office/mails?said=not-dead');
  });

  it('O4 settles a dead letter, with the user and the time', async () => {
    const id = await deadLetter('anna@example.com', '550 unknown');
    const registry = new Registry();
    measureOutbox(registry, desk.database);
    expect(await registry.metrics()).toContain('mails{state="dead"} 1');
    const path = `/back-office/mails/${id}/settle`;
    const answer = await browser.send(path);
    expect(answer.headers.location).toBe('/back-office/mails?said=mail-settled');
    expect(await registry.metrics()).toContain('mails{state="dead"} 0');
    const mail = await desk.database.selectFrom('mail').selectAll().executeTakeFirst();
    expect(mail).toMatchObject({
      ...{ state: 'settled', data: '{}', settled_by: 'admin@example.com' },
      settled_at: expect.stringMatching(/^\d{4}-/),
    });
    expect(textOf(await text('mails?state=settled'))).toMatch(/settled .*, admin@example\.com/);
    for (const action of ['settle', 'send-again']) {
      const { headers } = await browser.send(`/back-office/mails/${id}/${action}`);
      expect(headers.location).toBe('/back-office/mails?said=not-dead');
    }
  });

  it.each(['unknown', '..%2f..%2freleases', "'--", '%00', 'x'.repeat(90)])(
    'X sends nothing of the id %j',
    async (id) => {
      const { statusCode, headers } = await browser.send(`/back-office/mails/${id}/send-again`);
      expect([303, 400, 404]).toContain(statusCode);
      if (statusCode === 303) expect(headers.location).toBe('/back-office/mails?said=not-dead');
    },
  );

  it('shows them by pages, and takes no other filter than it has', async () => {
    for (let count = 0; count < 52; count += 1)
      await deadLetter(`customer-${count}@example.com`, 'no route');
    const body = await text('mails?state=dead');
    expect(body).toContain('rel="next"');
    expect(body.match(/customer-\d+@/g)).not.toHaveLength(0);
    expect((await browser.get('/back-office/mails?state=all&before=x')).statusCode).toBe(200);
  });
});
