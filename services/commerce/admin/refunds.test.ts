import { html } from '@shop/server-kit/html';
import { formatAmount } from '../engine/money/format-amount.ts';
import { openAdmin, type Admin } from '../testing/admin.ts';
import { openShop, type Shop } from '../testing/orders.ts';
import { startPlatform, type RunningPlatform } from '../testing/start-platform.ts';

let platform: RunningPlatform;
let shop: Shop;
let admin: Admin;
beforeAll(async () => {
  platform = await startPlatform({ COMMERCE_SEED: 'none' });
  shop = await openShop(platform);
  admin = openAdmin(platform);
});
afterAll(() => platform.stop());

describe('an order that is refunded in part', () => {
  const refund = (id: string, amount: string, left?: number) =>
    admin.press(`/orders/${id}/refund`, {
      amount,
      ...(left !== undefined && { left: String(left) }),
    });
  const statusOf = async (id: string) => (await shop.merchant.orders.retrieve(id)).payment_status;
  const refundsOf = (id: string) =>
    platform.store.where('refunds', { order_id: id }).map(({ amount_cents }) => amount_cents);
  /** The order's total, in cents: 12,50 and what shipping and paying cost. */
  const totalOf = async (id: string) =>
    (await shop.merchant.orders.retrieve(id)).total_amount_with_taxes_cents ?? 0;

  it('is refunded again and again until nothing is left, and its page lists each refund', async () => {
    const id = await shop.paid('BARBERA-750', 1);
    const total = await totalOf(id);
    const rest = formatAmount(total - 500, 'EUR');
    expect(await refund(id, '5')).toBe(`€5,00 is refunded, ${rest} is left.`);
    expect(await statusOf(id)).toBe('partially_refunded');
    await refund(id, '2,50');
    expect(await statusOf(id)).toBe('partially_refunded');
    expect(refundsOf(id)).toEqual([500, 250]);
    const text = await admin.page(`/orders/${id}`);
    expect(text).toMatch(/Refund of <time[^>]*>[^<]+<\/time><\/th>\s*<td[^>]*>-€5,00</);
    expect(text).toMatch(/Refund of <time[^>]*>[^<]+<\/time><\/th>\s*<td[^>]*>-€2,50</);
    expect(text).toMatch(/Refunded<\/th>\s*<td[^>]*>-€7,50</);
    const last = formatAmount(total - 750, 'EUR');
    expect(text).toContain(`value="${last}"`);
    expect(await refund(id, last)).toBe('The payment is refunded.');
    expect(await statusOf(id)).toBe('refunded');
    expect(await admin.buttons(id)).not.toContain('Yes, refund this amount');
  });

  describe('an amount that cannot be', () => {
    let id: string;
    beforeAll(async () => {
      id = await shop.paid('BARBERA-750', 1);
    });
    it.each([
      ['', 'Type the amount to refund.'],
      ['0', 'The amount must be more than zero.'],
      ['-5', '“-5” is not an amount in EUR.'],
      ['0,001', '“0,001” is not an amount in EUR.'],
      ['a lot', '“a lot” is not an amount in EUR.'],
      ['999', 'is left to refund.'],
      ['<b>"5', '“<b>"5” is not an amount in EUR.'],
    ])(
      'is refused with a reason: %j; the input is kept and nothing is refunded',
      async (typed, why) => {
        const { location, said } = await admin.send(`/orders/${id}/refund`, { amount: typed });
        expect(said).toMatch(/^problem: Refund was refused: /);
        expect(said).toContain(why);
        const after = await admin.page(location.replace('/_admin', ''));
        expect(after).toContain('<details open>');
        expect(after).toContain(`value="${html`${typed}`.markup}"`);
        expect(after).toContain('aria-invalid="true" aria-describedby="refund-problem"');
        expect(refundsOf(id)).toEqual([]);
        expect(await statusOf(id)).toBe('paid');
      },
    );
  });

  it('P5 is refunded once by a button that is pressed twice', async () => {
    const id = await shop.paid('BARBERA-750', 1);
    const total = await totalOf(id);
    await refund(id, '5', total);
    expect(await refund(id, '5', total)).toBe(
      `problem: Refund was refused: what is left has changed to ${formatAmount(total - 500, 'EUR')} since the page was opened.`,
    );
    expect(refundsOf(id)).toEqual([500]);
  });

  it('refunds the remainder from the next capture', async () => {
    const id = await shop.placed('BARBERA-750', 1);
    await shop.merchant.orders.update({ id, _approve: true });
    const [authorization] = await shop.merchant.orders.authorizations(id);
    const capture = (_capture_amount_cents: number) =>
      shop.merchant.authorizations.update({
        id: authorization?.id ?? '',
        _capture: true,
        _capture_amount_cents,
      });
    await capture(1_000);
    await capture(600);
    expect(await refund(id, '12')).toBe('€12,00 is refunded, €4,00 is left.');
    expect(refundsOf(id)).toEqual([1_000, 200]);
    expect(await refund(id, '4')).toBe('The payment is refunded.');
    expect(refundsOf(id)).toEqual([1_000, 200, 400]);
  });

  it('is refunded by a program, in part and as a whole', async () => {
    const id = await shop.paid('BARBERA-750', 1);
    const post = (body: object) =>
      fetch(`${platform.origin}/_admin/orders/${id}/refund`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const refused = await post({ amount: '0' });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { error: 'Refund was refused: The amount must be more than zero.' },
    ]);
    expect((await post({ amount: 5 })).status).toBe(422);
    expect((await post({ amount: '5,00' })).status).toBe(200);
    expect(await statusOf(id)).toBe('partially_refunded');
    expect((await post({})).status).toBe(200);
    expect(await statusOf(id)).toBe('refunded');
  });
});
