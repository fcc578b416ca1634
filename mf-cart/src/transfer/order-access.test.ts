import { fail, ok, type CommerceErrorCode } from '@shop/contracts/commerce';
import type { Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { anOrder, commerceError } from '@shop/contracts/testing';
import { createTestPage } from '../testing/test-page.ts';
import { orderInMarket } from './order-access.ts';

/** Response per token; any other token does not reach the order. */
let answers: Record<string, 'the order' | CommerceErrorCode> = {};
let asked: string[] = [];

const call = (what: string) => async (context: { token: string }) => {
  const { token } = context;
  asked.push(`${what} ${token}`);
  const answer = answers[token] ?? 'NOT_FOUND';
  return answer === 'the order' ? ok(anOrder({ id: 'german' })) : fail(commerceError(answer));
};

jest.mock('@shop/contracts/commerce/order', () => ({
  ...jest.requireActual<object>('@shop/contracts/commerce/order'),
  retrieveOrder: () => call('read'),
  removeLine: () => call('remove'),
  updateLine: ({ quantity }: { quantity: number }) => call(`update ${quantity}`),
}));
jest.mock('@shop/contracts/commerce/token', () => ({
  ...jest.requireActual<object>('@shop/contracts/commerce/token'),
  requestAnonymousToken: async (_: unknown, { market_code }: Market) =>
    ok({ accessToken: `anyone in ${market_code}`, expiresAt: 0 }),
}));

const germany = MARKETS.find(({ market_code }) => market_code === 'de-eur')!;

const reach = (isCustomer: boolean) => {
  const { shop } = createTestPage();
  const session = { ...shop.session, token: async () => ok('customer') };
  const where = { market: germany, orderId: 'german', isCustomer };
  return orderInMarket({ session, config: shop.config }, where);
};

beforeEach(() => {
  answers = { 'anyone in de-eur': 'the order', customer: 'the order' };
  asked = [];
});

describe('orderInMarket', () => {
  it('M10 reaches a guest’s order with a token for its market', async () => {
    expect(await reach(false).read()).toMatchObject({ ok: true });
    expect(asked).toEqual(['read anyone in de-eur']);
  });

  it('M10 reaches a customer’s order with the session’s token, and keeps using it', async () => {
    const order = reach(true);
    await order.read();
    await order.setQuantity('line', 2);
    await order.setQuantity('line', 0);
    expect(asked).toEqual(['read customer', 'update 2 customer', 'remove customer']);
  });

  it('M10 reaches the order a customer created as a guest, and keeps using that token', async () => {
    answers['customer'] = 'NOT_FOUND';
    const order = reach(true);
    await order.read();
    await order.setQuantity('line', 2);
    expect(asked).toEqual(['read customer', 'read anyone in de-eur', 'update 2 anyone in de-eur']);
  });

  it('X does not report a customer’s order as gone if the call failed', async () => {
    answers['customer'] = 'CONNECTION';
    expect(await reach(true).read()).toMatchObject({ error: { code: 'CONNECTION' } });
    expect(asked).toEqual(['read customer']);
  });

  it('T1 is gone if neither token reaches it', async () => {
    answers = {};
    expect(await reach(true).read()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});
