/** @jest-environment node */
import { document, resource } from '../testing/document.ts';
import { aLine, anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { withoutNeedlessMethod } from './needless-method.ts';
import { retrieveOrder } from './read.ts';

const CASH = resource('payment_methods', 'payMethodA', { price_amount_cents: 300, metadata: {} });
const SOURCE = resource('wire_transfers', 'sourceIdAa');
const goods = (attributes: Record<string, unknown>, related = {}) =>
  anOrder(attributes, { line_items: [aLine()], ...related });
/** Cash on delivery at 3.00, and a gift card that also pays that fee. */
const NEEDLESS = { payment_method_amount_cents: 300, total_amount_with_taxes_cents: 0 };
const withCash = goods(NEEDLESS, { payment_method: CASH });
const cleared = goods({ payment_method_amount_cents: 0, total_amount_with_taxes_cents: 0 });

describe('withoutNeedlessMethod', () => {
  const READ = 'GET orders/orderIdAaa';
  const CLEAR = 'PATCH orders/orderIdAaa';
  const read = withoutNeedlessMethod(retrieveOrder('orderIdAaa'));

  it('P3 clears a payment method without anything left to pay', async () => {
    const platform = fakePlatform({
      [READ]: { body: document(withCash) },
      [CLEAR]: { body: document(cleared) },
    });
    const result = await read(callContext());
    expect(result).toMatchObject({ ok: true, value: { paymentMethod: null } });
    expect(platform.summary()).toEqual([READ, CLEAR]);
    expect(platform.calls[1]?.body.data?.relationships).toEqual({ payment_method: { data: null } });
  });

  it('P4 clears the payment source with the method', async () => {
    const paid = goods(NEEDLESS, { payment_method: CASH, payment_source: SOURCE });
    const platform = fakePlatform({
      [READ]: { body: document(paid) },
      [CLEAR]: { body: document(cleared) },
    });
    await read(callContext());
    expect(platform.calls[1]?.body.data?.attributes).toEqual({ _nullify_payment_source: true });
  });

  it.each([
    ['an order with something left to pay', goods({}, { payment_method: CASH })],
    ['an order without a method', cleared],
    ['a placed order', goods({ ...NEEDLESS, status: 'placed' }, { payment_method: CASH })],
  ])('P3 does not change %s', async (_, order) => {
    const platform = fakePlatform({ [READ]: { body: document(order) } });
    await read(callContext());
    expect(platform.summary()).toEqual([READ]);
  });

  it('P3 returns the order of the work if clearing fails', async () => {
    fakePlatform({ [READ]: { body: document(withCash) }, [CLEAR]: { status: 500 } });
    expect(await read(callContext())).toMatchObject({
      ok: true,
      value: { paymentMethod: { id: 'payMethodA' } },
    });
  });
});
