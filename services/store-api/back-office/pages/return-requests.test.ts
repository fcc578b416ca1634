import type { ReturnOutcome } from '../../return-requests/return-request-table.ts';
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

const add = (
  id: string,
  outcome: ReturnOutcome,
  name = 'Ada Rossi',
  its: { items?: null; is_partial?: number; note?: string } = {},
) =>
  desk.database
    .insertInto('return_request')
    .values({
      id,
      kind: 'withdrawal',
      number: `10${id}`,
      email: `${id}@shop.example`,
      name,
      items: JSON.stringify([{ line: 'a', quantity: 2 }]),
      note: null,
      locale: 'it',
      market: 'it/eur',
      received_at: '2026-11-01T10:00:00.000Z',
      outcome,
      order_id: 'order',
      return_number: outcome === 'returning' ? `10${id}/R/0001` : null,
      refund_cents: outcome === 'returning' ? 2173 : null,
      currency: 'EUR',
      ...its,
    })
    .execute();
const text = async (path: string) =>
  (await browser.get(`/back-office/${path}`)).body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('return requests in the back office', () => {
  it('O4 are listed with refund and deadline, as text', async () => {
    await add('1', 'returning', '<script>alert(1)</script>');
    const { body } = await browser.get('/back-office/returns');
    expect(body).not.toContain('<script');
    const shown = await text('returns');
    expect(shown).toContain('101/R/0001');
    expect(shown).toContain('refund €21.73');
    expect(shown).toMatch(/pay back by 15 Nov 2026/);
    expect(shown).toContain('withdrawal, 2 pieces');
  });

  it('O4 are filtered by outcome', async () => {
    await add('1', 'returning');
    await add('2', 'unmatched');
    const shown = await text('returns?outcome=unmatched');
    expect(shown).toContain('No such order (1)');
    expect(shown).toContain('2@shop.example');
    expect(shown).not.toContain('1@shop.example');
    expect((await browser.get('/back-office/returns?outcome=x&before=y')).statusCode).toBe(200);
  });

  it('O4 L1 are of some items only, if a note names them', async () => {
    await add('1', 'in-part', 'Ada', { items: null, is_partial: 1, note: 'one Gavi' });
    const shown = await text('returns');
    expect(shown).toContain('withdrawal, some of the order');
    expect(shown).toContain('one Gavi');
    expect(shown).toMatch(/Return the items of the note/);
    await add('2', 'in-part', 'Ada', { items: null });
    expect(await text('returns')).toContain('withdrawal, the whole order');
  });

  it('O4 are settled again, unless that is done', async () => {
    await add('1', 'late');
    await add('2', 'cancelled');
    const tried = async (id: string) =>
      (await browser.send(`/back-office/returns/${id}/try-again`)).headers.location;
    expect(await tried('1')).toBe('/back-office/returns?said=return-tried');
    expect(await tried('2')).toBe('/back-office/returns?said=return-settled');
    expect(await tried('unknown')).toBe('/back-office/returns?said=return-settled');
    const work = await desk.database.selectFrom('pending_work').select('payload').execute();
    expect(work).toEqual([{ payload: '{"request":"1"}' }]);
  });

  it('O4 S11 are settled by one work, however often a user tries again', async () => {
    await add('1', 'open');
    const tryAgain = async () => (await browser.send('/back-office/returns/1/try-again')).headers;
    await tryAgain();
    const { location = '' } = await tryAgain();
    expect(location).toBe('/back-office/returns?said=return-unfinished');
    expect(await text(location.replace('/back-office/', ''))).toContain('Not needed');
    expect(await desk.database.selectFrom('pending_work').select('id').execute()).toEqual([
      { id: '1' },
    ]);
  });
});
