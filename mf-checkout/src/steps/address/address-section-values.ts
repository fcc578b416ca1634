import {
  toFormValues,
  toInvoiceValues,
  type AddressFormValues,
} from '@shop/contracts/addresses/form';
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

/** The saved address the order's invoice is made out to. */
const billedFromBook = ({ order: { billingAddress }, choices }: Input): string =>
  billingAddress?.metadata.person_type ? idIn(choices.billing, billingAddress.reference) : '';

const firstOf = (entries: readonly CustomerAddress[]): string => entries[0]?.address.id ?? '';

/**
 * What the order says. What came from the book is not typed out again, nor is a billing address that is where the order
 * goes: nothing of either is left in fields no one sees when the saved address is deleted (T9).
 */
const ofOrder = (input: Input): SectionValues => {
  const { order, choices, country } = input;
  const { shippingAddress, billingAddress } = order;
  const saved = idIn(choices.shipping, shippingAddress?.reference);
  const billedTo = billedFromBook(input) === '' ? billingAddress : null;
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
      ? billedFromBook(input)
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
