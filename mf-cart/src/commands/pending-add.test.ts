import { aLine, euros } from '@shop/contracts/testing';
import { queueOptimisticAdd } from '../fragments/add-to-cart/add-with-toast.ts';
import type { NewLineItem } from '../outbox/pending-change.ts';
import { selectConnection } from '../store/cart-slice.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage, type TestPage } from '../testing/test-page.ts';
import { until } from '../testing/until.ts';
import { sendPendingAdd, undoAdd } from './pending-add.ts';

const card = { id: 'card', name: 'Card' };
const barbera: NewLineItem = {
  kind: 'sku',
  code: 'BARBERA',
  name: 'Barbera',
  quantity: 1,
  maxQuantity: 12,
  options: [card],
};
const toastsOf = ({ events }: TestPage) => ({
  text: (id: string) => id,
  toast: (it: { message: string }) => events.emit('toast', it),
});
const optionsNow = () =>
  platform.orders
    .get('order-1')
    ?.lines.map(({ quantity, options }) => [quantity, options.map((it) => it.quantity)]);

beforeEach(resetPlatform);

describe('undoAdd', () => {
  it('X reports nothing about the network once the add is undone', async () => {
    const page = createTestPage();
    const { dispatch } = page.store;
    platform.fails('createOrder', 'CONNECTION');
    const release = platform.hold();
    const id = dispatch(queueOptimisticAdd(barbera));
    const sending = dispatch(sendPendingAdd(id, barbera, toastsOf(page)));
    await until(page, () => platform.calls.length > 0);
    await dispatch(undoAdd(id, barbera, toastsOf(page)));
    release();
    await until(page, (state) => selectConnection(state) === 'offline');
    globalThis.dispatchEvent(new Event('online'));
    expect(await sending).toEqual({ status: 'ready' });
    expect(page.toasts.map(({ message }) => message)).toEqual(['cart.add.undone']);
    expect(platform.calls).toEqual(['createOrder IT']);
  });

  it('T7 removes the paid options of the undone add', async () => {
    const wrap = { id: 'w', name: 'Wrap', quantity: 2, total: euros(600), optionId: 'wrap' };
    const before = aLine({ code: 'BARBERA', quantity: 2, options: [{ ...wrap, choices: {} }] });
    platform.holdsOrder({ lines: [before] });
    const page = createTestPage({ orderId: 'order-1' });
    const { dispatch } = page.store;
    const id = dispatch(queueOptimisticAdd(barbera));
    await dispatch(sendPendingAdd(id, barbera, toastsOf(page)));
    expect(platform.orders.get('order-1')?.lines[0]?.options).toHaveLength(2);
    await dispatch(undoAdd(id, barbera, toastsOf(page)));
    expect(optionsNow()).toEqual([[2, [2]]]);
    expect(platform.orders.get('order-1')?.lines[0]?.options[0]?.optionId).toBe('wrap');
    expect(page.toasts.at(-1)?.message).toBe('cart.add.undone');
  });

  it('T7 removes a line that the add created', async () => {
    const page = createTestPage();
    const { dispatch } = page.store;
    const id = dispatch(queueOptimisticAdd(barbera));
    await dispatch(sendPendingAdd(id, barbera, toastsOf(page)));
    await dispatch(undoAdd(id, barbera, toastsOf(page)));
    expect(optionsNow()).toEqual([]);
  });
});
