/** @jest-environment node */
import { ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { aBottle, euros } from '@shop/contracts/testing';
import { toReview } from '../steps/review/review.ts';
import { aDepositLine, aLine, anOrderReadyToPay } from '../testing/order.ts';
import { prepareOrder, type PreparingPorts } from './prepare-order.ts';

/** Prepares an order as read now, and returns the result with the names of the calls that changed it. */
const prepare = async (order: Order, seen = order, recalculated = order) => {
  const calls: string[] = [];
  const call = (name: string) => async (): Promise<Result<Order>> => {
    calls.push(name);
    return ok(recalculated);
  };
  const ports: PreparingPorts = {
    readAtRest: async () => ok(order),
    awaitRecalculation: async () => ok(recalculated),
    settleMethods: call('settleMethods'),
    setMethod: call('setMethod'),
    payWithStored: call('payWithStored'),
    createSource: call('createSource'),
    deleteSource: call('deleteSource'),
  };
  const agreement = {
    review: toReview(seen),
    payment: 'PayCashAAA',
    tokenizes: false,
    save: false,
  };
  return { result: await prepareOrder(ports, agreement), calls };
};

describe('prepareOrder', () => {
  const bottles = aLine({ containers: [aBottle()] });
  const withDeposit = (lines: Order['lines'], cents = 0) => {
    const order = anOrderReadyToPay({ lines, countryLock: 'DE' });
    const total = euros(order.totals.total.cents + cents);
    return { ...order, totals: { ...order.totals, deposit: euros(cents), total } };
  };
  const charged = withDeposit([bottles, aDepositLine({ LineAAAAAA: 25 }, 50)], 50);

  it('L5 prepares the payment of an order with its deposits', async () => {
    expect((await prepare(charged)).calls).toEqual(['setMethod', 'createSource']);
  });

  it.each([
    ['whose deposits the back office has not calculated', withDeposit([bottles])],
    [
      'with a line that is not sold in its country',
      withDeposit([aLine({ containers: [aBottle({ packaging: null })] })]),
    ],
  ])('L5 changes nothing about an order %s', async (_, order) => {
    expect(await prepare(order)).toEqual({ result: ok(order), calls: [] });
  });

  it('L5 waits for deposits that are not calculated yet, whose total the shopper has seen', async () => {
    const { result, calls } = await prepare(withDeposit([bottles]), charged, charged);
    expect([result, calls]).toEqual([ok(charged), ['setMethod', 'createSource']]);
  });

  it('L5 creates no payment source for a deposit that the shopper has not seen', async () => {
    const raised = withDeposit(
      [
        aLine({ containers: [aBottle({ deposit: { DE: 30 } })] }),
        aDepositLine({ LineAAAAAA: 30 }, 60),
      ],
      60,
    );
    expect((await prepare(raised, charged)).calls).toEqual(['setMethod']);
  });
});
