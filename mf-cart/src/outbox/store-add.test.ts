import { createTestPage } from '../testing/test-page.ts';
import { outboxStorage } from './storage.ts';
import { storeAdd } from './store-add.ts';

const barbera = {
  kind: 'sku',
  code: 'BARBERA',
  name: 'Barbera',
  quantity: 2,
  maxQuantity: 12,
} as const;
const left = () => outboxStorage().read()?.wishes ?? [];

beforeEach(() => sessionStorage.clear());

describe('storeAdd', () => {
  it('stores an add for the next page of the tab, once for repeated clicks', () => {
    const state = createTestPage({ orderId: 'order-1' }).store.getState();
    storeAdd(state, barbera);
    storeAdd(state, barbera);
    storeAdd(state, { ...barbera, code: 'GAVI' });
    expect(left()).toEqual([
      { kind: 'add', orderId: 'order-1', addition: barbera },
      { kind: 'add', orderId: 'order-1', addition: { ...barbera, code: 'GAVI' } },
    ]);
  });
});
