import { toFormValues, type AddressFormValues } from '@shop/contracts/addresses/form';
import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import type { Order } from '@shop/contracts/commerce/order';

/** What the address section's form holds. Of saved addresses it holds the id, and nothing for one that is typed. */
export type SectionValues = AddressFormValues & {
  saved_shipping?: string;
  saved_billing?: string;
  /** Id of the saved address that is being changed. */
  edited_shipping?: string;
  edited_billing?: string;
  /** Whether what is typed goes into the address book. */
  save_shipping?: boolean;
  save_billing?: boolean;
};

/** Which of a customer's saved addresses can be chosen, last used first. */
export interface Choices {
  shipping: readonly CustomerAddress[];
  billing: readonly CustomerAddress[];
}

interface Input {
  order: Pick<Order, 'shippingAddress' | 'billingAddress' | 'requiresBillingInfo'>;
  /** What was typed and not saved. */
  draft: Partial<SectionValues>;
  choices: Choices;
  /** Whether a saved address has all the courier needs. */
  isUsable: (entry: CustomerAddress) => boolean;
  /** The market's country of the visitor. */
  country: string;
  /** Countries the market ships to. */
  zone: readonly string[];
}

const idIn = (entries: readonly CustomerAddress[], id: string | null | undefined): string =>
  entries.find(({ address }) => address.id === id)?.address.id ?? '';

const firstOf = (entries: readonly CustomerAddress[]): string => entries[0]?.address.id ?? '';

/** What the order says; an address that came from the book is not typed out again. */
const ofOrder = ({ order, choices, country }: Input): SectionValues => {
  const { shippingAddress, billingAddress } = order;
  const saved = idIn(choices.shipping, shippingAddress?.reference);
  const { same_as_shipping } = toFormValues(shippingAddress, billingAddress, country);
  const typed = saved === '' ? shippingAddress : null;
  return {
    ...toFormValues(typed, billingAddress, country),
    same_as_shipping,
    saved_shipping: saved,
  };
};

/**
 * What the section starts with: the order's addresses, then what was typed and not saved. A customer whose order has
 * no address yet begins with the one used last, unless they typed one before they logged in.
 */
export const toSectionValues = (input: Input): SectionValues => {
  const { order, draft, choices, country, zone } = input;
  const { billingAddress } = order;
  const isTyped = Boolean(order.shippingAddress ?? draft.line_1);
  const values: SectionValues = {
    ...ofOrder(input),
    ...(!isTyped && { saved_shipping: firstOf(choices.shipping.filter(input.isUsable)) }),
    saved_billing: billingAddress?.metadata.person_type
      ? idIn(choices.billing, billingAddress.reference)
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
    // One that was deleted meanwhile, or is another customer's, is none.
    saved_shipping: saved?.address.id ?? '',
    saved_billing: idIn(choices.billing, values.saved_billing),
  };
};
