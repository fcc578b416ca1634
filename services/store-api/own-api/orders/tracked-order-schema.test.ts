import { aDraftWithDeposit, orderOf } from '@shop/contracts/testing/any-order';
import { orderRows } from '@shop/contracts/commerce/order/platform-order';
import { trackedOrderSchema } from './tracked-order-schema.ts';

describe('the answer with a tracked order', () => {
  it('L5 S11 has every amount of which a summary has a row', () => {
    const { totals } = orderOf(aDraftWithDeposit({ off: 0.1, adjustment: -100, card: 500 }));
    const answered = trackedOrderSchema.shape.totals.parse(totals);
    expect(answered.deposit).toEqual({ cents: 50, currency: 'EUR' });
    expect(orderRows(answered as typeof totals)).toEqual(orderRows(totals));
  });
});
