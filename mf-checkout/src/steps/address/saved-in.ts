import type { Address } from '@shop/contracts/commerce';
import type { Choices, SectionValues } from './address-section-values.ts';
import type { SavedAddresses } from './to-order-addresses.ts';

/** The saved addresses that the form's values name, as far as they still exist. */
export const savedIn = (values: SectionValues, choices: Choices): SavedAddresses => {
  const find = (entries: Choices['shipping'], id: string | undefined): Address | null =>
    entries.find(({ address }) => address.id === id)?.address ?? null;
  return {
    shipping: find(choices.shipping, values.saved_shipping),
    billing: find(choices.billing, values.saved_billing),
  };
};
