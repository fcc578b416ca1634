import { clearOutbox } from '../outbox/restore.ts';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { saveGiftMessage } from './gift-message.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));
const saved = () => platform.calls.filter((call) => call === 'setMetadata');
const metadata = () => platform.orders.get('order-1')?.metadata;

beforeEach(() => {
  resetPlatform();
  platform.holdsOrder();
});

describe('saveGiftMessage', () => {
  it('V5 saves the newer text if it was typed while the order was being read', async () => {
    const { store } = createTestPage({ orderId: 'order-1' });
    const release = platform.hold();
    const first = store.dispatch(saveGiftMessage('order-1', 'Auguri'));
    await tick();
    expect(platform.calls).toEqual(['order order-1']);
    const second = store.dispatch(saveGiftMessage('order-1', 'Tanti auguri'));
    release();
    expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(metadata()).toEqual({ gift_message: 'Tanti auguri' });
    expect(saved()).toHaveLength(1);
  });

  it('T3 saves nothing that was cleared while the order was being read', async () => {
    const { store } = createTestPage({ orderId: 'order-1' });
    const release = platform.hold();
    const saving = store.dispatch(saveGiftMessage('order-1', 'Auguri'));
    await tick();
    await store.dispatch(clearOutbox());
    release();
    await saving;
    expect(saved()).toEqual([]);
  });
});
