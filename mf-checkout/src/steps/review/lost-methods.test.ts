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
  it('T10 misses nothing where nothing was chosen', () => {
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

  it('S7 misses a way to pay that is not offered any more, until another is chosen', () => {
    const order = anOrder({ availablePaymentMethods: [cashOnDelivery()] });
    expect(lostMethods(order, card)).toEqual(['payment']);
    expect(lostMethods({ ...order, paymentMethod: cashOnDelivery() }, card)).toEqual([]);
    expect(lostMethods({ ...order, availablePaymentMethods: [card] }, card)).toEqual([]);
  });

  it('P3 misses none where nothing is to be paid any more', () => {
    expect(lostMethods(anOrder({ availablePaymentMethods: [] }), card)).toEqual([]);
  });
});
