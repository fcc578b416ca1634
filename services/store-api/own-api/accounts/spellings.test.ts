import type { Kysely } from 'kysely';
import { asIntegration, asShopper } from '../../enrichment/testing/shopper.ts';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { placeOrder } from '../orders/testing/place-order.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { linkIn, mailsTo, startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';

const place = { locale: 'de', market: 'de/eur' };
const password = 'a first password';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('however e-mail addresses and passwords are written', () => {
  let shop: TestPlatform;
  let database: Kysely<StoreDatabase>;
  let api: StartedFrame;
  beforeAll(async () => {
    shop = await startPlatform();
    database = await openStore(':memory:');
    api = await startAccounts(shop, database);
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await database.destroy();
    await shop.stop();
  });

  it('O1 O2 V2 knows both spellings of a domain as one address', async () => {
    const local = newEmail().split('@')[0];
    const email = `${local}@xn--bcher-kva.example`;
    const typed = `${local}@B\u00fccher.example`;
    const made = await api.post('signup', { ...place, email: typed, password });
    expect([made.statusCode, made.json().email]).toEqual([201, email]);
    expect(await logIn(shop.origin, email, password)).not.toBeNull();
    const again = await api.post('signup', { ...place, email, password });
    expect(again.json().error.code).toBe('EMAIL_TAKEN');
  });

  it('O2 V2 finds an account that was made with a domain in letters before', async () => {
    const email = `${newEmail().split('@')[0]}@b\u00fccher.example`;
    await shop.platform.send('POST', 'customers', {
      type: 'customers',
      attributes: { email, password },
    });
    await api.post('resetPassword', { ...place, email });
    await api.settled();
    const [mail] = await mailsTo(database, email);
    const link = linkIn(mail?.data ?? '');
    const reset = await api.post('resetPassword', { ...link, password: 'a second password' });
    expect(reset.statusCode).toBe(200);
  });

  it('O1 V2 takes letters of any script before the @, composed or not', async () => {
    const local = newEmail().split('@')[0];
    const email = `j\u00f6rg.${local}@example.com`;
    const typed = `Jo\u0308rg.${local}@Example.com`;
    const made = await api.post('signup', { ...place, email: typed, password });
    expect([made.statusCode, made.json().email]).toEqual([201, email]);
    await api.settled();
    expect(await mailsTo(database, email)).toMatchObject([{ kind: 'welcome' }]);
    expect(await logIn(shop.origin, email, password)).not.toBeNull();
    const again = await api.post('signup', { ...place, email, password });
    expect(again.json().error.code).toBe('EMAIL_TAKEN');
  });

  it.each([
    ['Jo\u0308rg', 'j\u00f6rg', 'Example.com', 'example.com'],
    ['ada', 'ada', 'B\u00fccher.example', 'xn--bcher-kva.example'],
  ])('T16 V2 subscribes %s at %s once, in either spelling', async (typed, plain, domain, ascii) => {
    const local = newEmail().split('@')[0];
    const email = `${plain}.${local}@${ascii}`;
    await api.post('newsletter', { ...place, email: `${typed}.${local}@${domain}`, consent: true });
    await api.settled();
    const [mail] = await mailsTo(database, email);
    const confirmed = await api.post('confirmNewsletter', linkIn(mail?.data ?? ''));
    expect(confirmed.statusCode).toBe(200);
    await api.post('newsletter', { ...place, email, consent: true });
    await api.settled();
    // The subscriber is not asked again.
    expect(await mailsTo(database, email)).toHaveLength(1);
    const office = await asIntegration(shop.origin);
    const kept = await office.customer_subscriptions.list({
      filters: { customer_email_eq: email },
    });
    expect(kept).toHaveLength(1);
  });

  it.each([
    ['j\u00f6rg', 'Jo\u0308rg', 'example.com', 'Example.com'],
    ['ada', 'ada', 'xn--bcher-kva.example', 'B\u00fccher.example'],
    ['ada', 'ada', 'b\u00fccher.example', 'xn--bcher-kva.example'],
  ])('S11 V2 finds an order of %s by %s at %s', async (plain, typed, domain, typedDomain) => {
    const local = newEmail().split('@')[0];
    const email = `${plain}.${local}@${domain}`;
    const { number } = await placeOrder(await asShopper(shop.origin), email);
    const asked = { ...place, number, email: `${typed}.${local}@${typedDomain}` };
    expect((await api.post('findOrder', asked)).statusCode).toBe(202);
    await api.settled();
    expect(await mailsTo(database, email)).toMatchObject([{ kind: 'order-link' }]);
  });

  it('O1 O3 V3 takes a password however a keyboard composes its letters', async () => {
    const email = newEmail();
    const typed = 'cafe\u0301 sole';
    expect((await api.post('signup', { ...place, email, password: typed })).statusCode).toBe(201);
    const token = await logIn(shop.origin, email, typed.normalize('NFC'));
    expect(token).not.toBeNull();
    const changed = await api.post(
      'changePassword',
      { oldPassword: typed, newPassword: 'un altro cafe\u0301' },
      bearer(token?.token ?? ''),
    );
    expect(changed.statusCode).toBe(200);
    expect(await logIn(shop.origin, email, 'un altro caf\u00e9')).not.toBeNull();
  });

  it('O3 V3 takes the password of an older account, which was kept as it was typed', async () => {
    const email = newEmail();
    const typed = 'cafe\u0301 sole';
    await shop.platform.send('POST', 'customers', {
      type: 'customers',
      attributes: { email, password: typed },
    });
    const token = await logIn(shop.origin, email, typed);
    const changed = await api.post(
      'changePassword',
      { oldPassword: typed, newPassword: typed },
      bearer(token?.token ?? ''),
    );
    expect(changed.statusCode).toBe(200);
    expect(await logIn(shop.origin, email, typed.normalize('NFC'))).not.toBeNull();
  });
});
