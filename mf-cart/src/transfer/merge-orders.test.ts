import { injectSlice } from '@shop/contracts/store';
import { anAddress, euros } from '@shop/contracts/testing';
import { platform, resetPlatform } from '../testing/fake-order-api.ts';
import { createTestPage } from '../testing/test-page.ts';
import { line, pieces } from '../testing/transfer-orders.ts';
import { mergeOrders } from './merge-guest-cart.ts';
import { transferSlice } from './transfer-slice.ts';

const cash = { id: 'cash', type: 'wire_transfers', name: 'Cash', price: euros(300) };
const methods = ['standard', 'express'].map((id) => ({
  id,
  name: id,
  price: euros(690),
  freeOver: null,
  minDays: 1,
  maxDays: 2,
}));
const shipment = (id: string, methodId: string | null) => ({ id, methods, methodId, lines: 1 });

const join = () => {
  injectSlice(transferSlice);
  return createTestPage({ orderId: 'guest' }).store.dispatch(mergeOrders('guest', 'own'));
};

beforeEach(() => {
  resetPlatform();
  localStorage.clear();
  sessionStorage.clear();
});

describe('mergeOrders', () => {
  it('T5 E1 transfers checkout details: addresses, and methods that the target offers', async () => {
    const [home, old] = [anAddress(), anAddress({ id: 'old', city: 'Alba' })];
    platform.holdsOrder({
      id: 'guest',
      lines: [line('SOAVE', 2)],
      shippingAddress: home,
      billingAddress: { ...home, id: 'copy', metadata: { lastUsage: 1 } },
      shipments: [shipment('guest-1', 'express')],
      paymentMethod: cash,
    });
    platform.holdsOrder({
      id: 'own',
      lines: [line('GAVI', 2)],
      shippingAddress: old,
      billingAddress: old,
      shipments: [shipment('own-1', 'standard')],
      availablePaymentMethods: [cash],
    });
    expect(await join()).toBe('joined');
    expect(platform.orders.get('own')).toMatchObject({
      shippingAddress: { city: 'Torino' },
      billingAddress: { city: 'Torino' },
      shipments: [{ id: 'own-1', methodId: 'express' }],
      paymentMethod: { id: 'cash' },
    });
    expect(platform.calls.filter((it) => it.startsWith('setAddresses'))).toEqual([
      'setAddresses same',
    ]);
  });

  it('T5 keeps the customer’s details if the guest entered none, and writes nothing', async () => {
    const old = anAddress({ city: 'Alba' });
    platform.holdsOrder({ id: 'guest', lines: [line('SOAVE', 2)] });
    platform.holdsOrder({
      id: 'own',
      lines: [line('GAVI', 2)],
      shippingAddress: old,
      billingAddress: old,
      shipments: [shipment('own-1', null)],
    });
    expect(await join()).toBe('joined');
    expect(platform.orders.get('own')).toMatchObject({ shippingAddress: { city: 'Alba' } });
    expect(platform.calls.filter((it) => /^set(Add|Ship|Pay)/.test(it))).toEqual([]);
  });

  it.each([
    ['CONNECTION', 'failed'],
    ['VALIDATION', 'joined'],
  ] as const)('T5 retries refused addresses (%s) if the error is retryable', async (...it) => {
    const [code, outcome] = it;
    const home = anAddress();
    platform.holdsOrder({
      id: 'guest',
      lines: [line('SOAVE', 2)],
      shippingAddress: home,
      billingAddress: home,
    });
    platform.holdsOrder({ id: 'own', lines: [line('GAVI', 2)] });
    platform.fails('setAddresses', code);
    expect(await join()).toBe(outcome);
    if (outcome !== 'failed') return;
    expect(await join()).toBe('adopted');
    expect(platform.orders.get('own')).toMatchObject({ shippingAddress: { city: 'Torino' } });
    expect(pieces('own')).toEqual({ GAVI: 2, SOAVE: 2 });
  });
});
