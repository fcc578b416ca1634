import { selectOrderId } from '@shop/contracts/store';
import { aBottle, aLine } from '@shop/contracts/testing';
import { selectRepairs } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { checkCart } from './check-cart.ts';

const open = async () => {
  const page = createTestPage({ orderId: 'order-1' });
  const opened = await page.store.dispatch(checkCart('open'));
  return { ...page, opened, orderId: selectOrderId(page.store.getState()) };
};

beforeEach(resetPlatform);

describe('checkCart when the cart opens', () => {
  it('T1 keeps an order that can be edited', async () => {
    platform.holdsOrder({ status: 'draft' });
    expect((await open()).orderId).toBe('order-1');
  });

  it.each([
    ['placed', () => platform.holdsOrder({ status: 'placed', editable: false })],
    ['gone', () => undefined],
  ])('T1 forgets an order that is %s', async (_, arrange) => {
    arrange();
    expect((await open()).orderId).toBeNull();
  });

  it('keeps the id if the platform is unreachable', async () => {
    platform.fails('order', 'CONNECTION');
    expect((await open()).orderId).toBe('order-1');
  });

  it('T15 reduces and removes lines above the stock, and lists them in the notice', async () => {
    platform.holdsOrder({
      lines: [
        aLine({ id: 'few', name: 'Gavi', quantity: 6, available: 2 }),
        aLine({ id: 'none', name: 'Soave', code: 'SOAVE', available: 0 }),
        aLine({ id: 'fine', name: 'Barolo', code: 'BAROLO', quantity: 2 }),
      ],
    });
    const { store, changed } = await open();
    expect(platform.orders.get('order-1')?.lines.map(({ id, quantity }) => [id, quantity])).toEqual(
      [
        ['few', 2],
        ['fine', 2],
      ],
    );
    expect(selectRepairs(store.getState()).map(({ name }) => name)).toEqual(['Gavi', 'Soave']);
    expect(changed).toEqual(['order-1']);
  });

  it('L5 removes a line that is not sold in the ship-to country, and reports it', async () => {
    platform.holdsOrder({
      countryLock: 'DE',
      lines: [
        aLine({ id: 'fine', name: 'Barolo' }),
        aLine({ id: 'none', name: 'Nivale', containers: [aBottle({ deposit: {} })] }),
      ],
    });
    const { store } = await open();
    expect(platform.orders.get('order-1')?.lines.map(({ id }) => id)).toEqual(['fine']);
    expect(selectRepairs(store.getState())).toEqual([
      { kind: 'not-sold', lineId: 'none', name: 'Nivale', quantity: 0 },
    ]);
  });

  it('T15 does not report a failed repair', async () => {
    platform.holdsOrder({ lines: [aLine({ quantity: 6, available: 2 })] });
    platform.fails('updateLine', 'SERVER');
    expect(selectRepairs((await open()).store.getState())).toEqual([]);
  });
});
