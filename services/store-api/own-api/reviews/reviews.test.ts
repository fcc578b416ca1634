import { asCustomer, asShopper } from '../../enrichment/testing/shopper.ts';
import { placeOrder } from '../orders/testing/place-order.ts';
import { codeOf, describeOwnData, password, place } from '../testing/describe-own-data.ts';

/** The item in `placeOrder`. */
const CODE = 'CORKSCREW-OLIVE';
const review = {
  kind: 'sku',
  code: CODE,
  rating: 4,
  title: ' Opens <b>everything</b> ',
  text: 'Line one\nline two <script>alert(1)</script>',
  locale: 'en',
  name: 'Ada',
};

describeOwnData('reviews', (own) => {
  const write = (headers: { authorization: string }, changes: object = {}) =>
    own.api.post('reviews', { ...review, ...changes }, { headers });
  const aBuyer = async () => {
    const ada = await own.aCustomer();
    const client = await asCustomer(own.shop.origin, { email: ada.email, password });
    const order = await placeOrder(client);
    await own.office.orders.update({ id: order.id, _approve_and_capture: true });
    return { ...ada, order };
  };
  const kept = () => own.database.selectFrom('review').selectAll().execute();
  afterEach(() => own.database.deleteFrom('review').execute());

  it('S11 are kept as they were typed, to be read first, without saying who wrote them', async () => {
    const { headers, id, email } = await aBuyer();
    const answer = await write(headers);
    expect([answer.statusCode, answer.body]).toEqual([202, '{}']);
    const rows = await kept();
    expect(rows).toMatchObject([{ ...review, title: 'Opens <b>everything</b>', state: 'pending' }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${id}|${email}`));
    expect((await own.api.get('reviews', { headers })).json()).toEqual({
      reviews: [{ kind: 'sku', code: CODE, state: 'pending' }],
    });
  });

  it('S11 are written once by a customer, however often at a time', async () => {
    const { headers } = await aBuyer();
    const answers = await Promise.all([1, 2, 3].map((rating) => write(headers, { rating })));
    expect(answers.map((it) => it.statusCode).toSorted()).toEqual([202, 409, 409]);
    expect(codeOf(await write(headers))).toEqual([409, 'REVIEWED']);
    expect(await kept()).toHaveLength(1);
  });

  it('S11 require a paid order of the item: not a cart, an unpaid or canceled order, a guest’s, or another item', async () => {
    const { headers, email } = await own.aCustomer();
    const client = await asCustomer(own.shop.origin, { email, password });
    const refused = async (changes: object = {}) =>
      expect(codeOf(await write(headers, changes))).toEqual([403, 'NOT_BOUGHT']);
    await client.orders.create({});
    const guests = await placeOrder(await asShopper(own.shop.origin), email);
    await own.office.orders.update({ id: guests.id, _approve_and_capture: true });
    await refused();
    const cancelled = await placeOrder(client);
    await refused();
    await own.office.orders.update({ id: cancelled.id, _cancel: true });
    await refused();
    const { id } = await placeOrder(client);
    await own.office.orders.update({ id, _approve_and_capture: true });
    await refused({ code: 'BAROLO-750' });
    await refused({ kind: 'bundle' });
    expect(await kept()).toEqual([]);
    expect((await write(headers)).statusCode).toBe(202);
  });

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { title: '' },
    { title: 'a\nb' },
    { text: '\u0000' },
    { text: 'x'.repeat(2001) },
    { name: 'x'.repeat(41) },
    { locale: 'xx' },
    { code: 'BAROLO\u0000' },
  ])('V1 are not taken with %j', async (changes) => {
    const { headers } = await own.aCustomer();
    expect(codeOf(await write(headers, changes))).toEqual([400, 'MALFORMED']);
  });

  it('S11 are no one’s without a token', async () => {
    expect(codeOf(await own.api.post('reviews', review))).toEqual([401, 'UNAUTHORIZED']);
    expect(codeOf(await own.api.get('reviews'))).toEqual([401, 'UNAUTHORIZED']);
  });

  it('S11 are limited by customer', async () => {
    const { headers } = await own.aCustomer();
    for (let times = 0; times < 10; times += 1) await write(headers);
    expect(codeOf(await write(headers))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('S11 are exported, and go with the account', async () => {
    const { headers, order } = await aBuyer();
    await write(headers);
    const exported = (await own.api.post('export', {}, { headers })).json();
    expect(exported.reviews).toMatchObject([{ code: CODE, rating: 4, name: 'Ada' }]);
    await own.office.orders.update({ id: order.id, _refund: true });
    await own.office.orders.update({ id: order.id, _cancel: true });
    const gone = await own.api.post('deleteAccount', { ...place, password }, { headers });
    expect(gone.statusCode).toBe(200);
    await own.api.settled();
    expect(await kept()).toEqual([]);
  });
});
