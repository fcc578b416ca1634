import { resources } from '../../domains/index.ts';
import { condition } from './condition.ts';
import { openStore, type Store } from './store.ts';

let store: Store;
beforeEach(() => {
  store = openStore(':memory:', resources);
  // Every query takes long enough for its result to be cached.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
});
afterEach(() => {
  jest.restoreAllMocks();
  store.close();
});

describe('the count of a union of resources', () => {
  it('follows the rows of its parts', () => {
    const large = () => store.count('transactions', condition('t.amount_cents > 500'));
    expect(large()).toBe(0);
    const id = store.add('authorizations', { amount_cents: 1_000, order_id: 'O' });
    expect(large()).toBe(1);
    store.update('authorizations', id, { amount_cents: 100 });
    expect(large()).toBe(0);
    store.add('refunds', { amount_cents: 600, order_id: 'O' });
    expect(large()).toBe(1);
    store.remove('authorizations', id);
    expect(store.count('transactions', condition('1 = 1'))).toBe(1);
  });
});
