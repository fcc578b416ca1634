import { pendingChange } from '@shop/contracts/commerce/order';
import { aLine, euros } from '@shop/contracts/testing';
import { changeQuantity } from '../commands/change-line.ts';
import { saveGiftMessage } from '../commands/gift-message.ts';
import { selectCart } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { until } from '../testing/until.ts';
import { quantityEvent } from './commit.ts';

jest.mock('@shop/contracts/commerce/order', () => ({
  ...jest.requireActual('@shop/contracts/commerce/order'),
  pendingChange: jest.fn(),
}));

const line = aLine({ id: 'l', code: 'BARBERA', quantity: 2 });
const openPage = () => createTestPage({ orderId: 'order-1' });

beforeEach(() => {
  resetPlatform();
  platform.holdsOrder({ lines: [line] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(pendingChange).mockReset();
});

describe('followRecalculation', () => {
  it('T10 counts the amounts as updating until the back office has them', async () => {
    const page = openPage();
    const { store } = page;
    await store.dispatch(changeQuantity('order-1', line, 3));
    expect(selectCart(store.getState()).recalculating).toBe('order-1');
    await until(page, (state) => selectCart(state).recalculating === null);
    expect(platform.waits).toBe(1);
  });

  it('T10 does not wait if the response is recalculated already', async () => {
    const { store } = openPage();
    platform.recalculates = 'at-once';
    await store.dispatch(changeQuantity('order-1', line, 3));
    expect(selectCart(store.getState()).recalculating).toBeNull();
    expect(platform.waits).toBe(0);
  });

  it('T10 waits if the response has the etag of an earlier change', async () => {
    const page = openPage();
    platform.recalculates = 'at-once';
    jest.mocked(pendingChange).mockReturnValue({ etag: 'of the line', overlaps: false });
    await page.store.dispatch(changeQuantity('order-1', line, 3));
    expect(selectCart(page.store.getState()).recalculating).toBe('order-1');
    await until(page, (state) => selectCart(state).recalculating === null);
  });

  it('T10 waits for the etag of a change that overlaps the recalculation of the previous one', async () => {
    const page = openPage();
    const { store } = page;
    const release = platform.holdRecalculation();
    await store.dispatch(changeQuantity('order-1', line, 3));
    // The back office has recalculated the first change before the second response.
    platform.recalculates = 'at-once';
    await store.dispatch(changeQuantity('order-1', line, 4));
    expect(selectCart(store.getState()).recalculating).toBe('order-1');
    release();
    await until(page, (state) => selectCart(state).recalculating === null);
    expect(platform.waits).toBe(2);
  });

  it('T10 ends with a warning when the back office is silent', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = openPage();
    platform.recalculates = 'never';
    await page.store.dispatch(changeQuantity('order-1', line, 3));
    await until(page, (state) => selectCart(state).recalculating === null);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('order-1'));
  });

  it('T10 stops when the page is hidden', async () => {
    const page = openPage();
    const release = platform.holdRecalculation();
    await page.store.dispatch(changeQuantity('order-1', line, 3));
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await until(page, (state) => selectCart(state).recalculating === null);
    release();
  });

  it('T10 counts no amounts as updating after a gift message', async () => {
    const { store } = openPage();
    const done = platform.holdRecalculation();
    await store.dispatch(saveGiftMessage('order-1', 'Auguri'));
    expect(selectCart(store.getState()).recalculating).toBeNull();
    done();
  });
});

describe('quantityEvent', () => {
  const gavi = aLine({ code: 'GAVI', name: 'Gavi', unit: euros(1290) });

  it('T8 sends add_to_cart for the difference alone', () => {
    expect(quantityEvent(gavi, 2, 5)).toEqual({
      name: 'add_to_cart',
      params: {
        currency: 'EUR',
        value: 38.7,
        items: [{ item_id: 'GAVI', item_name: 'Gavi', price: 12.9, quantity: 3 }],
      },
    });
  });

  it('T8 sends remove_from_cart for the difference alone', () => {
    const event = quantityEvent(gavi, 5, 4);
    expect(event?.name).toBe('remove_from_cart');
    expect(event?.params).toMatchObject({ items: [{ quantity: 1 }] });
  });

  it('T8 sends nothing when nothing changed', () => {
    expect(quantityEvent(gavi, 3, 3)).toBeNull();
  });
});
