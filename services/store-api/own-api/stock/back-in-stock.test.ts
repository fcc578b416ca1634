import { newEmail } from '../testing/customer-session.ts';
import { codeOf, describeOwnData, place } from '../testing/describe-own-data.ts';

const SKU = 'BAROLO-750';

describeOwnData('word of an item', (own) => {
  const ask = async (email: string, sku = SKU) => {
    const answer = await own.api.post('backInStock', { ...place, email, sku });
    await own.api.settled();
    return answer;
  };
  const waits = (email: string) =>
    own.database
      .selectFrom('stock_wait')
      .select(['sku', 'confirmed_at'])
      .where('email', '=', email)
      .execute();

  it('S1 is sent to an address once it has confirmed that it wants it', async () => {
    const email = newEmail();
    expect((await ask(email)).statusCode).toBe(202);
    expect(await waits(email)).toEqual([{ sku: SKU, confirmed_at: null }]);
    const link = await own.lastLink(email, 'back-in-stock-confirm');
    expect((await own.api.post('confirmBackInStock', link)).statusCode).toBe(200);
    expect(await waits(email)).toEqual([{ sku: SKU, confirmed_at: expect.any(String) }]);
  });

  it('S1 succeeds again if the response was lost, and keeps the time of the confirmation', async () => {
    const email = newEmail();
    await ask(email);
    const link = await own.lastLink(email, 'back-in-stock-confirm');
    expect((await own.api.post('confirmBackInStock', link)).statusCode).toBe(200);
    const confirmed = await waits(email);
    own.ahead = 60_000;
    expect((await own.api.post('confirmBackInStock', link)).statusCode).toBe(200);
    expect(await waits(email)).toEqual(confirmed);
    own.ahead = 11 * 60_000;
    expect(codeOf(await own.api.post('confirmBackInStock', link))).toEqual([410, 'LINK_SPENT']);
  });

  it('S1 does not succeed again once the address is unsubscribed', async () => {
    const email = newEmail();
    await ask(email);
    const link = await own.lastLink(email, 'back-in-stock-confirm');
    expect((await own.api.post('confirmBackInStock', link)).statusCode).toBe(200);
    await own.database.deleteFrom('stock_wait').where('email', '=', email).execute();
    expect(codeOf(await own.api.post('confirmBackInStock', link))).toEqual([410, 'LINK_SPENT']);
    expect(await waits(email)).toEqual([]);
  });

  it('S1 sends one confirmation mail, and gives a subscribed address the same response', async () => {
    const email = newEmail();
    const first = await ask(email);
    expect((await ask(email)).body).toBe(first.body);
    expect(await own.kindsTo(email)).toEqual(['back-in-stock-confirm']);
    const link = await own.lastLink(email, 'back-in-stock-confirm');
    await own.api.post('confirmBackInStock', link);
    expect((await ask(email)).body).toBe(first.body);
    expect(await own.kindsTo(email)).toEqual(['back-in-stock-confirm']);
  });

  it('S1 is for items there are', async () => {
    const email = newEmail();
    for (const sku of ['NO-SUCH-ITEM', '%', `${SKU},BAROLO`])
      expect(codeOf(await ask(email, sku))).toEqual([404, 'NOT_FOUND']);
    expect(await waits(email)).toEqual([]);
    expect(await own.kindsTo(email)).toEqual([]);
  });

  it('S1 is confirmed within a day', async () => {
    const email = newEmail();
    await ask(email);
    const link = await own.lastLink(email, 'back-in-stock-confirm');
    own.ahead = 24 * 3_600_000 + 1000;
    expect(codeOf(await own.api.post('confirmBackInStock', link))).toEqual([410, 'LINK_SPENT']);
  });
});
