import {
  toFormValues,
  toInvoiceValues,
  type AddressFormValues,
} from '@shop/contracts/addresses/form';
import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import type { Order } from '@shop/contracts/commerce/order';

/** Values of the address section's form. Saved addresses are held by id, which is empty for a typed address. */
export type SectionValues = AddressFormValues & {
  saved_shipping?: string;
  saved_billing?: string;
  /** Id of the saved address being edited. */
  edited_shipping?: string;
  edited_billing?: string;
  /** Whether to save the typed address in the address book. */
  save_shipping?: boolean;
  save_billing?: boolean;
};

/** A customer's selectable saved addresses, last used first. */
export interface Choices {
  shipping: readonly CustomerAddress[];
  billing: readonly CustomerAddress[];
}

interface Input {
  order: Pick<Order, 'shippingAddress' | 'billingAddress' | 'requiresBillingInfo'>;
  /** Unsaved input. */
  draft: Partial<SectionValues>;
  choices: Choices;
  /** Whether a saved address is complete for the courier. */
  isUsable: (entry: CustomerAddress) => boolean;
  /** The market's country of the visitor. */
  country: string;
  /** Countries the market ships to. */
  zone: readonly string[];
}

const idIn = (entries: readonly CustomerAddress[], id: string | null | undefined): string =>
  entries.find(({ address }) => address.id === id)?.address.id ?? '';

/** The saved address of the order's invoice. */
const savedBillingId = ({ order: { billingAddress }, choices }: Input): string =>
  billingAddress?.metadata.person_type ? idIn(choices.billing, billingAddress.reference) : '';

const firstOf = (entries: readonly CustomerAddress[]): string => entries[0]?.address.id ?? '';

/**
 * Values of the order. Saved addresses and a billing address equal to the shipping address are not copied into
 * fields: hidden fields must not keep them after the saved address is deleted (T9).
 */
const orderValues = (input: Input): SectionValues => {
  const { order, choices, country } = input;
  const { shippingAddress, billingAddress } = order;
  const saved = idIn(choices.shipping, shippingAddress?.reference);
  const billedTo = savedBillingId(input) === '' ? billingAddress : null;
  const { same_as_shipping } = toFormValues(shippingAddress, billedTo, country);
  return {
    ...toFormValues(
      saved === '' ? shippingAddress : null,
      same_as_shipping ? null : billedTo,
      country,
    ),
    ...toInvoiceValues(billedTo),
    invoice: billingAddress?.metadata.person_type !== undefined,
    same_as_shipping,
    saved_shipping: saved,
  };
};

/**
 * Initial values of the section: the order's addresses, then unsaved input. A customer whose order has no address
 * starts with the last used one, unless they typed one before logging in.
 */
export const toSectionValues = (input: Input): SectionValues => {
  const { order, draft, choices, country, zone } = input;
  const { billingAddress } = order;
  const isTyped = Boolean(order.shippingAddress ?? draft.line_1);
  const values: SectionValues = {
    ...orderValues(input),
    ...(!isTyped && { saved_shipping: firstOf(choices.shipping.filter(input.isUsable)) }),
    saved_billing: billingAddress?.metadata.person_type
      ? savedBillingId(input)
      : firstOf(choices.billing),
    save_shipping: true,
    save_billing: true,
    ...draft,
    ...(order.requiresBillingInfo && { invoice: true }),
  };
  const saved = choices.shipping.find(({ address }) => address.id === values.saved_shipping);
  const shipsTo = saved?.address.country_code ?? values.country_code ?? '';
  return {
    ...values,
    country_code: zone.includes(shipsTo) ? shipsTo : country,
    billing_country_code: values.billing_country_code || country,
    // A deleted address, or one of another customer, is ignored.
    saved_shipping: saved?.address.id ?? '',
    saved_billing: idIn(choices.billing, values.saved_billing),
  };
};
