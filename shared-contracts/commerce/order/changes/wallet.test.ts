/** @jest-environment node */
import { document, NOT_FOUND, resource } from '../../testing/document.ts';
import { anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { listStoredPayments, payWithStored, removeStoredPayment } from './wallet.ts';

const READ = 'GET orders/orderIdAaa';
const stored = (name: string, payment_instrument?: object) =>
  resource(
    'customer_payment_sources',
    'storedIdAa',
    { name },
    payment_instrument && {
      payment_source: resource('braintree_payments', 'sourceIdAa', { payment_instrument }),
    },
  );
const list = async (...found: ReturnType<typeof stored>[]) => {
  const order = anOrder({}, { available_customer_payment_sources: found });
  fakePlatform({ [READ]: { body: document(order) } });
  return listStoredPayments({ orderId: 'orderIdAaa', ownerId: 'ownerIdAaa' })(callContext());
};

describe('a customer’s wallet', () => {
  it.each([
    [
      { issuer_type: 'card', card_type: 'amex', card_last_digits: '0005' },
      { type: 'card', brand: 'American Express', lastDigits: '0005' },
    ],
    [{ issuer_type: 'paypal' }, { type: 'paypal', brand: 'PayPal', lastDigits: '' }],
  ])('P1 lists brand and last digits: %j', async (instrument, shown) => {
    expect(await list(stored('any', instrument))).toMatchObject({
      value: [{ id: 'storedIdAa', type: 'braintree_payments', instrument: shown }],
    });
  });

  it.each([
    ['Mastercard ••4444', { brand: 'Mastercard', lastDigits: '4444' }],
    ['XXXX-XXXX-XXXX-1111', { brand: '', lastDigits: '1111' }],
  ])('P1 lists the platform’s name without other data: %s', async (name, shown) => {
    expect(await list(stored(name))).toMatchObject({ value: [{ instrument: shown }] });
  });

  it('P1 pays an order', async () => {
    const { calls } = fakePlatform({ 'PATCH orders/orderIdAaa': { body: document(anOrder()) } });
    await payWithStored({ orderId: 'orderIdAaa', storedId: 'storedIdAa' })(callContext());
    expect(calls[0]?.body.data?.attributes).toEqual({ _customer_payment_source_id: 'storedIdAa' });
  });

  it.each([{ status: 204 }, { status: 404, body: NOT_FOUND }])(
    'P1 succeeds whether the source exists or not (%j)',
    async (answer) => {
      fakePlatform({ 'DELETE customer_payment_sources/storedIdAa': answer });
      expect(await removeStoredPayment('storedIdAa')(callContext())).toEqual({
        ok: true,
        value: null,
      });
    },
  );
});
