import { clearDraft } from '../checkout-draft.ts';
import { keepMethod } from '../shipping/shipping-methods.ts';
import { anOrder, aShipment, cashOnDelivery } from '../../testing/order.ts';
import { lostMethods } from './lost-methods.tsx';

const [standard, express] = aShipment().methods;
const card = cashOnDelivery({ id: 'PayCardAAA', type: 'braintree_payments' });

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

describe('lostMethods', () => {
  it('T10 is empty if nothing was selected', () => {
    expect(lostMethods(anOrder({ shipments: [aShipment()] }), null)).toEqual([]);
  });

  it('T10 misses a shipping method that is not offered any more', () => {
    keepMethod('ShipAAAAAA', express!.id);
    expect(lostMethods(anOrder({ shipments: [aShipment()] }), null)).toEqual([]);
    const shipment = aShipment({ methods: [standard!] });
    expect(lostMethods(anOrder({ shipments: [shipment] }), null)).toEqual(['shipping']);
    const chosen = { ...shipment, methodId: standard!.id };
    expect(lostMethods(anOrder({ shipments: [chosen] }), null)).toEqual([]);
  });

  it('S7 lists an unavailable payment method until another is selected', () => {
    const order = anOrder({ availablePaymentMethods: [cashOnDelivery()] });
    expect(lostMethods(order, card)).toEqual(['payment']);
    expect(lostMethods({ ...order, paymentMethod: cashOnDelivery() }, card)).toEqual([]);
    expect(lostMethods({ ...order, availablePaymentMethods: [card] }, card)).toEqual([]);
  });

  it('P3 is empty for an order that became free', () => {
    expect(lostMethods(anOrder({ availablePaymentMethods: [] }), card)).toEqual([]);
  });
});
