import { aLine } from '@shop/contracts/testing';
import { runtimeOf } from '../outbox/cart-runtime.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { followOrderChanges, queueOrderRead } from './reread-order.ts';

const reads = () => platform.calls.filter((it) => it === 'order order-1').length;

beforeEach(() => {
  resetPlatform();
  platform.holdsOrder({ id: 'order-1', lines: [aLine({ quantity: 1 })] });
});

describe('queueOrderRead', () => {
  it('T10 shares one read between all reports while it waits', async () => {
    const { store, events } = createTestPage({ orderId: 'order-1' });
    const follow = () => store.dispatch(followOrderChanges('order-1'));
    const stops = [follow(), follow()];
    for (let n = 0; n < 5; n += 1) events.emit('cart:changed', { orderId: 'order-1' });
    await store.dispatch(queueOrderRead('order-1'));
    expect(reads()).toBe(1);
    for (const stop of stops) stop();
  });

  it('T10 reads again for a later report', async () => {
    const { store } = createTestPage({ orderId: 'order-1' });
    await store.dispatch(queueOrderRead('order-1'));
    await store.dispatch(queueOrderRead('order-1'));
    expect(reads()).toBe(2);
  });

  it('T10 reads after the page’s own writes', async () => {
    const { store } = createTestPage({ orderId: 'order-1' });
    const happened: string[] = [];
    let end = (): void => undefined;
    const write = store.dispatch((_: unknown, __: unknown, extra) =>
      runtimeOf(extra).serialize(async () => {
        await new Promise<void>((resolve) => {
          end = resolve;
        });
        happened.push(`written after ${reads()}`);
      }),
    );
    const reading = store.dispatch(queueOrderRead('order-1'));
    await Promise.resolve();
    end();
    await Promise.all([write, reading]);
    expect(happened).toEqual(['written after 0']);
    expect(reads()).toBe(1);
  });
});
