import { fail } from '@shop/contracts/commerce';
import { aLine, commerceError } from '@shop/contracts/testing';
import { orderInStore, type TransferTarget } from '../transfer/order-access.ts';
import type { TransferOptions } from '../transfer/transfer-order.ts';
import { platform } from './fake-order-api.ts';
import { createTestPage } from './test-page.ts';

export const TERMS: TransferOptions = { maxQuantityPerLine: 24, locale: 'en' };

export const line = (code: string, quantity: number, its: object = {}) =>
  aLine({ id: `line-${code}`, code, name: code, quantity, ...its });

export const ribbon = (quantity: number) => ({
  id: 'a',
  optionId: 'ribbon',
  name: 'Ribbon',
  quantity,
  total: { cents: 300, currency: 'EUR' as const },
  choices: {},
});

export const pieces = (id: string): Record<string, number> =>
  Object.fromEntries(
    (platform.orders.get(id)?.lines ?? []).map(({ code, quantity }) => [code, quantity]),
  );

/** An order of the page's market. */
export const sideOf = (id: string) => orderInStore(createTestPage().store.dispatch, id);

/** The guest cart and the customer's own. */
export const sides = () => [sideOf('guest'), sideOf('own')] as const;

/** The n-th call to either order fails with a lost connection, before or after the change. */
export const interrupted = (
  side: TransferTarget,
  budget: { left: number },
  afterwards: boolean,
) => {
  const cut = <A extends unknown[], R extends Promise<unknown>>(call: (...input: A) => R) =>
    (async (...input: A) => {
      budget.left -= 1;
      if (budget.left !== 0) return call(...input);
      if (afterwards) await call(...input);
      return fail(commerceError('CONNECTION'));
    }) as unknown as (...input: A) => R;
  const { read, setQuantity, add, setCode, setMetadata } = side;
  return {
    id: side.id,
    read: cut(read),
    setQuantity: cut(setQuantity),
    add: cut(add),
    setCode: cut(setCode),
    setMetadata: cut(setMetadata),
  };
};

export const holdBoth = () => {
  platform.holdsOrder({
    id: 'guest',
    couponCode: 'BENVENUTO10',
    metadata: { gift_message: 'Auguri' },
    lines: [line('GAVI', 2), line('SOAVE', 3), line('BAROLO', 1)],
  });
  platform.holdsOrder({ id: 'own', lines: [line('GAVI', 1), line('CHIANTI', 4)] });
};
