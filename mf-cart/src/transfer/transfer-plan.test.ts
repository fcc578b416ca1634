import { storeText } from '@shop/contracts/testing/storage';
import { type TransferPlan, findPlan, removePlan, storePlan } from './transfer-plan.ts';

const planOf = (from: string, into: string): TransferPlan => ({
  from,
  into,
  lines: [{ kind: 'sku', code: 'NIVALE', lineId: `line-${from}`, quantity: 2, before: 0, goal: 2 }],
});

describe('transfer plans', () => {
  it('T3 M10 are found by source and target together', () => {
    const plans = [planOf('a', 'b'), planOf('a', 'c'), planOf('d', 'b')] as const;
    plans.forEach(storePlan);
    for (const plan of plans) expect(findPlan(plan.from, plan.into)).toEqual(plan);
    expect(findPlan('d', 'c')).toBeNull();
    removePlan(plans[0]);
    expect(findPlan('a', 'b')).toBeNull();
    expect(findPlan('a', 'c')).toEqual(plans[1]);
    expect(findPlan('d', 'b')).toEqual(plans[2]);
  });

  it('T3 M10 have one plan per pair of orders, the last one stored', () => {
    storePlan(planOf('a', 'b'));
    const later = { ...planOf('a', 'b'), lines: [] };
    storePlan(later);
    expect(findPlan('a', 'b')).toEqual(later);
    removePlan(later);
    expect(findPlan('a', 'b')).toBeNull();
  });

  it('E5 keep the last eight', () => {
    for (let n = 0; n < 9; n += 1) storePlan(planOf(`from-${n}`, 'b'));
    expect(findPlan('from-0', 'b')).toBeNull();
    expect(findPlan('from-1', 'b')).not.toBeNull();
    expect(findPlan('from-8', 'b')).not.toBeNull();
  });

  it.each([
    ['no list', '{}'],
    ['a plan without orders', '[{"lines":[]}]'],
    ['a line without a number', '[{"from":"a","into":"b","lines":[{"lineId":"l","code":"X"}]}]'],
    ['half a text', '[{"from":'],
  ])('E5 are discarded if storage holds %s', (_, text) => {
    storeText('transfers', text);
    expect(findPlan('a', 'b')).toBeNull();
    storePlan(planOf('a', 'b'));
    expect(findPlan('a', 'b')).toEqual(planOf('a', 'b'));
  });
});
