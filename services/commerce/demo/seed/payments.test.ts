import { seed } from './index.ts';

const referencesIn = (currency: unknown) =>
  seed.paymentMethods
    .filter(({ currency_code, market }) => currency_code === currency && market === undefined)
    .map(({ payment_source_type }) => payment_source_type);

describe('ways to pay', () => {
  it.each(seed.markets)('P1 P2 $name takes cards and cash', ({ metadata }) => {
    expect(referencesIn(metadata!['currency'])).toEqual(
      expect.arrayContaining(['braintree_payments', 'wire_transfers']),
    );
  });

  it.each([...seed.paymentMethods, ...seed.shippingMethods])(
    'K M7 $reference has a name in every language, the Italian one being the platform’s',
    ({ name, metadata }) => {
      const text = metadata!['text'] as Record<string, { name: string }>;
      expect(Object.keys(text).sort()).toEqual(['de', 'en', 'es', 'fr', 'it']);
      expect(text['it']!.name).toBe(name);
      expect(new Set(Object.values(text).map((it) => it.name)).size).toBe(5);
    },
  );

  it('P2 tells a bank transfer from cash on delivery by the account it names', () => {
    const transfers = seed.paymentMethods.filter(({ metadata }) => metadata?.['bank_account']);
    expect(transfers).toMatchObject([
      { currency_code: 'CHF', payment_source_type: 'wire_transfers' },
    ]);
  });
});
