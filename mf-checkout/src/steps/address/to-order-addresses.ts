import { ADDRESS_FIELDS } from '@shop/contracts/addresses';
import { toAddressValues, toBillingInput, toShippingInput } from '@shop/contracts/addresses/form';
import type { Address, AddressInput } from '@shop/contracts/commerce';
import type { SectionValues, Choices } from './address-section-values.ts';

/** Copy of a saved address for an order, with the reference to its source and the time of use. */
const fromBook = ({ id, business: _, ...fields }: Address, now: number): AddressInput => ({
  ...fields,
  reference: id,
  metadata: { ...fields.metadata, lastUsage: now },
});

const NOTHING_TYPED = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, undefined]));

/** The section's values, with the saved address in place of typed input. */
const withSaved = (values: SectionValues, saved: Address | null): SectionValues =>
  saved ? { ...values, ...NOTHING_TYPED, ...toAddressValues(saved, saved.country_code) } : values;

/** The selected saved addresses; null for a typed one. */
export interface SavedAddresses {
  shipping: Address | null;
  billing: Address | null;
}

/**
 * The order's two addresses (E1), each typed or copied from the address book. With an invoice, the shipping address
 * stays unchanged and the billing address is its copy with the invoice's data.
 */
export const toOrderAddresses = (
  values: SectionValues,
  saved: SavedAddresses,
  now: number,
): { shipping: AddressInput; billing: AddressInput | 'same' } => {
  const merged = withSaved(values, saved.shipping);
  return {
    shipping: saved.shipping ? fromBook(saved.shipping, now) : toShippingInput(merged, now),
    billing:
      values.invoice && saved.billing ? fromBook(saved.billing, now) : toBillingInput(merged, now),
  };
};

/** The saved addresses selected in the form, if they still exist. */
export const savedIn = (values: SectionValues, choices: Choices): SavedAddresses => {
  const find = (entries: Choices['shipping'], id: string | undefined): Address | null =>
    entries.find(({ address }) => address.id === id)?.address ?? null;
  return {
    shipping: find(choices.shipping, values.saved_shipping),
    billing: find(choices.billing, values.saved_billing),
  };
};
