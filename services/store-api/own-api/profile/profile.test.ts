import { asCustomer } from '../../enrichment/testing/shopper.ts';
import { placeOrder, shipOrder } from '../orders/testing/place-order.ts';
import { canRenew, logIn, newEmail } from '../testing/customer-session.ts';
import { codeOf, describeOwnData, password, place } from '../testing/describe-own-data.ts';
import { mailsTo } from '../testing/start-accounts.ts';

const HOUR = 3_600_000;

describeOwnData('a customer’s own data', (own) => {
  describe('profile', () => {
    it('S11 merges the input into the customer’s metadata, and clears null fields', async () => {
      const { email, id, headers } = await own.aCustomer();
      const given = {
        firstName: ' Ada ',
        lastName: 'Löw',
        birthDate: '1990-05-31',
        phone: '+49 1',
      };
      const written = await own.api.post('profile', given, { headers });
      expect(written.json()).toEqual({
        email,
        firstName: 'Ada',
        lastName: 'Löw',
        birthDate: '1990-05-31',
        phone: '+49 1',
        newsletter: 'none',
        consents: [],
        pendingEmail: null,
      });
      await own.api.post('profile', { phone: null }, { headers });
      const { metadata } = await own.office.customers.retrieve(id);
      expect(metadata).toEqual({
        lang: 'de',
        first_name: 'Ada',
        last_name: 'Löw',
        birth_date: '1990-05-31',
      });
      expect((await own.api.get('profile', { headers })).json()).toMatchObject({ phone: null });
    });

    it('S11 loses no field of edits that are made at the same time', async () => {
      const { id, headers } = await own.aCustomer();
      const edits = [
        { firstName: 'Ada' },
        { lastName: 'Löw' },
        { birthDate: '1990-05-31' },
        { phone: '+49 1' },
      ];
      const answers = await Promise.all(
        edits.map((given) => own.api.post('profile', given, { headers })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const { metadata } = await own.office.customers.retrieve(id);
      expect(metadata).toMatchObject({
        first_name: 'Ada',
        last_name: 'Löw',
        birth_date: '1990-05-31',
        phone: '+49 1',
      });
    });

    it.each([
      { birthDate: '1990-02-31' },
      { birthDate: '2990-01-01' },
      { firstName: '' },
      { lastName: 'a\nb' },
      { phone: '1'.repeat(41) },
    ])('S11 V1 does not take %j', async (given) => {
      const { headers } = await own.aCustomer();
      expect(codeOf(await own.api.post('profile', given, { headers }))).toEqual([400, 'MALFORMED']);
    });

    it('S11 is no one’s without a token', async () => {
      expect(codeOf(await own.api.get('profile'))).toEqual([401, 'UNAUTHORIZED']);
    });
  });

  describe('e-mail address', () => {
    it('S11 T13 is changed by the link to the new one; the old one hears of it and sessions end', async () => {
      const { email, id, session, headers } = await own.aCustomer();
      const next = newEmail();
      const asked = await own.api.post(
        'changeEmail',
        { ...place, email: next, password },
        { headers },
      );
      await own.api.settled();
      expect([asked.statusCode, asked.body]).toEqual([202, '{}']);
      expect(await own.kindsTo(email)).toEqual(['email-change-notice']);
      expect((await own.api.get('profile', { headers })).json()).toMatchObject({
        email,
        pendingEmail: next,
      });
      const link = await own.lastLink(next, 'email-change-confirm');
      expect((await own.api.post('confirmEmail', link)).statusCode).toBe(200);
      expect((await own.office.customers.retrieve(id)).email).toBe(next);
      expect(await canRenew(own.shop.origin, session)).toBe(false);
      expect(await logIn(own.shop.origin, next, password)).not.toBeNull();
    });

    it('S11 of someone else is not told: its owner gets a mail, and nothing changes', async () => {
      const [ada, bob] = [await own.aCustomer(), await own.aCustomer()];
      const body = { ...place, email: bob.email, password };
      const asked = await own.api.post('changeEmail', body, { headers: ada.headers });
      await own.api.settled();
      expect([asked.statusCode, asked.body]).toEqual([202, '{}']);
      expect(await own.kindsTo(bob.email)).toEqual(['email-change-taken']);
      expect((await own.office.customers.retrieve(ada.id)).email).toBe(ada.email);
    });

    it('S11 needs the password, and only the latest link is good, for a day', async () => {
      const { id, email, headers } = await own.aCustomer();
      const wrong = { ...place, email: newEmail(), password: 'not this one' };
      expect(codeOf(await own.api.post('changeEmail', wrong, { headers }))).toEqual([
        403,
        'INVALID_OLD_PASSWORD',
      ]);
      const [first, second] = [newEmail(), newEmail()];
      for (const next of [first, second]) {
        await own.api.post('changeEmail', { ...place, email: next, password }, { headers });
        await own.api.settled();
      }
      const stale = await own.lastLink(first, 'email-change-confirm');
      expect(codeOf(await own.api.post('confirmEmail', stale))).toEqual([410, 'LINK_SPENT']);
      own.ahead = 25 * HOUR;
      const late = await own.lastLink(second, 'email-change-confirm');
      expect(codeOf(await own.api.post('confirmEmail', late))).toEqual([410, 'LINK_SPENT']);
      expect((await own.office.customers.retrieve(id)).email).toBe(email);
    });
  });

  describe('privacy', () => {
    it('exports profile, addresses, orders with lines, subscriptions and the wish list', async () => {
      const { email, id, headers } = await own.aCustomer();
      const wish_list = [{ kind: 'sku', code: 'BAROLO', at: 1 }];
      await own.office.customers.update({ id, metadata: { wish_list } });
      const { number } = await placeOrder(await asCustomer(own.shop.origin, { email, password }));
      const stated = { ...place, kind: 'withdrawal', name: 'Ada', number, email };
      await own.api.post('requestReturn', stated);
      await own.api.settled();
      const exported = (await own.api.post('export', {}, { headers })).json();
      expect(exported).toMatchObject({
        profile: { email },
        returnRequests: [{ kind: 'withdrawal', number, email, name: 'Ada' }],
        wishList: wish_list,
        orders: [
          { number, lines: expect.arrayContaining([expect.objectContaining({ quantity: 2 })]) },
        ],
      });
      expect(JSON.stringify(exported)).not.toMatch(/token|password/);
    });

    it('exports the refunds of an order one by one', async () => {
      const { email, headers } = await own.aCustomer();
      const { id } = await placeOrder(await asCustomer(own.shop.origin, { email, password }));
      await own.office.orders.update({ id, _approve_and_capture: true });
      const [capture] = await own.office.orders.captures(id);
      for (const _refund_amount_cents of [500, 250])
        await own.office.captures.update({
          id: capture?.id ?? '',
          _refund: true,
          _refund_amount_cents,
        });
      const exported = (await own.api.post('export', {}, { headers })).json();
      const refund = { currency_code: 'EUR', succeeded: true, created_at: expect.any(String) };
      expect(exported.orders).toMatchObject([
        {
          payment_status: 'partially_refunded',
          refunds: [
            { ...refund, formatted_amount: '€5,00' },
            { ...refund, formatted_amount: '€2,50' },
          ],
        },
      ]);
      expect(JSON.stringify(exported)).not.toMatch(/token/);
    });

    it('deletes the account: login fails, the address is free, orders remain', async () => {
      const { email, id, session, headers } = await own.aCustomer();
      const gone = await own.api.post('deleteAccount', { ...place, password }, { headers });
      expect([gone.statusCode, gone.body]).toEqual([200, '{}']);
      await own.api.settled();
      expect(await logIn(own.shop.origin, email, password)).toBeNull();
      expect(await canRenew(own.shop.origin, session)).toBe(false);
      expect(await own.office.customers.retrieve(id)).toMatchObject({
        anonymization_status: 'requested',
        metadata: {},
      });
      expect(await mailsTo(own.database, email)).toMatchObject([
        { kind: 'account-deleted', ...place },
      ]);
      expect((await own.api.post('signup', { ...place, email, password })).statusCode).toBe(201);
    });

    it('does not delete with another password, nor while something is on its way', async () => {
      const { email, headers } = await own.aCustomer();
      const wrong = { ...place, password: 'not this one' };
      expect(codeOf(await own.api.post('deleteAccount', wrong, { headers }))).toEqual([
        403,
        'INVALID_OLD_PASSWORD',
      ]);
      const order = await placeOrder(await asCustomer(own.shop.origin, { email, password }));
      expect(
        codeOf(await own.api.post('deleteAccount', { ...place, password }, { headers })),
      ).toEqual([409, 'ORDERS_OPEN']);
      await shipOrder(own.office, order.id);
      expect(
        (await own.api.post('deleteAccount', { ...place, password }, { headers })).statusCode,
      ).toBe(200);
      // Orders remain for accounting.
      expect((await own.office.orders.retrieve(order.id)).number).toBe(order.number);
    });
  });

  it('E4 keeps who waits for an item once', async () => {
    const wait = { ...place, email: newEmail(), sku: 'BAROLO-750' };
    for (let times = 0; times < 2; times += 1)
      expect((await own.api.post('backInStock', wait)).statusCode).toBe(202);
    const kept = await own.database
      .selectFrom('stock_wait')
      .selectAll()
      .where('email', '=', wait.email)
      .execute();
    expect(kept).toMatchObject([wait]);
  });
});
