import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';

/** A way goods travel; every field may be replaced. */
export const makeTerms = (its: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  id: its.reference ?? 'method',
  reference: 'courier-italy',
  name: 'Corriere espresso Italia',
  names: { en: 'Express courier within Italy' },
  price: { cents: 690, currency: 'EUR' },
  freeOver: { cents: 6900, currency: 'EUR' },
  times: [
    { minDays: 1, maxDays: 2 },
    { minDays: 7, maxDays: 14 },
  ],
  ...its,
});
