import { anAddress, anOrder, anOrderReadyToPay, aShipment } from '../testing/order.ts';
import { guardSection, nextSection, sectionDone, SECTIONS } from './section-rules.ts';

describe('the next section', () => {
  it.each([
    ['account', anOrder()],
    ['address', anOrder({ email: 'giulia@example.com' })],
    ['address', anOrderReadyToPay({ billingAddress: null })],
    ['shipping', anOrderReadyToPay({ shipments: [aShipment()] })],
    [
      'shipping',
      anOrderReadyToPay({
        shipments: [aShipment({ methodId: 'MethStandd' }), aShipment({ id: 'b' })],
      }),
    ],
    ['payment', anOrderReadyToPay()],
  ])('S6 is %s', (section, order) => {
    expect(nextSection(order)).toBe(section);
  });

  it('S6 requires no shipping method without shipments', () => {
    expect(nextSection(anOrderReadyToPay({ shipments: [] }))).toBe('payment');
  });

  it('V8 rejects an American address without a two-letter state', () => {
    const shippingAddress = anAddress({ country_code: 'US', state_code: 'California' });
    expect(sectionDone(anOrderReadyToPay({ shippingAddress }), 'address')).toBe(false);
  });
});

describe('guarding a section', () => {
  it('S6 opens every section up to the first not done, none beyond', () => {
    const order = anOrderReadyToPay({ shipments: [aShipment()] });
    expect(SECTIONS.map((section) => guardSection(order, section))).toEqual([
      { kind: 'open', section: 'account' },
      { kind: 'open', section: 'address' },
      { kind: 'open', section: 'shipping' },
      { kind: 'section', section: 'shipping' },
    ]);
  });

  it('S6 leads from the bare checkout to the first section not done', () => {
    expect(guardSection(anOrder(), null)).toEqual({ kind: 'section', section: 'account' });
    expect(guardSection(anOrderReadyToPay(), null)).toEqual({
      kind: 'section',
      section: 'payment',
    });
  });

  it('S6 leads an empty order back to the cart', () => {
    expect(guardSection(anOrder({ quantity: 0, lines: [] }), 'account')).toEqual({ kind: 'cart' });
  });

  it.each(['placed', 'approved', 'editing'] as const)(
    'P5 leads a %s order to its confirmation',
    (status) => {
      const order = anOrderReadyToPay({ status, editable: false });
      expect(guardSection(order, 'payment')).toEqual({ kind: 'confirmed' });
    },
  );

  it('P5 waits while the platform is placing', () => {
    const order = anOrderReadyToPay({ status: 'placing', editable: false });
    expect(guardSection(order, 'payment')).toEqual({ kind: 'placing' });
  });

  it('T1 leaves a cancelled order for the cart', () => {
    const order = anOrderReadyToPay({ status: 'cancelled', editable: false });
    expect(guardSection(order, 'address')).toEqual({ kind: 'cart' });
  });
});
