import { ADDRESS_FIELDS } from '@shop/contracts/addresses';
import { toAddressValues, toBillingInput, toShippingInput } from '@shop/contracts/addresses/form';
import type { Address, AddressInput } from '@shop/contracts/commerce';
import type { SectionValues, Choices } from './address-section-values.ts';

/** A saved address as it goes onto an order: a copy that says what it was copied from and that it was used. */
const fromBook = ({ id, business: _, ...fields }: Address, now: number): AddressInput => ({
  ...fields,
  reference: id,
  metadata: { ...fields.metadata, lastUsage: now },
});

const NOTHING_TYPED = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, undefined]));

/** The section's values with those of the saved address in the place of what was typed. */
const withSaved = (values: SectionValues, saved: Address | null): SectionValues =>
  saved ? { ...values, ...NOTHING_TYPED, ...toAddressValues(saved, saved.country_code) } : values;

/** The saved addresses that were chosen; null for one that is typed. */
export interface SavedAddresses {
  shipping: Address | null;
  billing: Address | null;
}

/**
 * The order's two addresses (E1), each typed or copied from the address book. Where an invoice is asked for, the
 * shipping address stays one and the billing address is its copy with the invoice's data.
 */
export const toOrderAddresses = (
  values: SectionValues,
  saved: SavedAddresses,
  now: number,
): { shipping: AddressInput; billing: AddressInput | 'same' } => {
  const whole = withSaved(values, saved.shipping);
  return {
    shipping: saved.shipping ? fromBook(saved.shipping, now) : toShippingInput(whole, now),
    billing:
      values.invoice && saved.billing ? fromBook(saved.billing, now) : toBillingInput(whole, now),
  };
};

/** The saved addresses that the form's values name, as far as they still exist. */
export const savedIn = (values: SectionValues, choices: Choices): SavedAddresses => {
  const find = (entries: Choices['shipping'], id: string | undefined): Address | null =>
    entries.find(({ address }) => address.id === id)?.address ?? null;
  return {
    shipping: find(choices.shipping, values.saved_shipping),
    billing: find(choices.billing, values.saved_billing),
  };
};
