import type { AddressInput, CommerceError } from '@shop/contracts/commerce';
import { billingFieldOf, checkPhone, keepMark } from '@shop/contracts/addresses/form';
import { useSetAddressesMutation, type Order } from '@shop/contracts/commerce/order';
import { toFormErrors, type SubmitOutcome } from '@shop/contracts/forms';
import { paths, useGoTo } from '@shop/contracts/routing';
import type { AddressBook, Purpose } from './address-book.ts';
import type { SectionValues } from './address-section-values.ts';
import { savedIn, toOrderAddresses } from './to-order-addresses.ts';
import { keepDraft } from '../checkout-draft.ts';
import { nextSection } from '../section-rules.ts';

/** Field names by attribute of the platform's errors; the courier's phone number has one field. */
const billingFields = (values: SectionValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...billingFieldOf(values), phone: 'phone' }).map(([attribute, field]) => [
      `billing_address.${attribute}`,
      field,
    ]),
  );

/**
 * Submits the section: saves addresses in the address book if requested, sets them on the order, and opens the next
 * section. Marks a selected saved address as used.
 */
export const useSaveAddresses = (order: Order, book: AddressBook) => {
  const { choices } = book;
  const goTo = useGoTo();
  const [setAddresses] = useSetAddressesMutation();

  return async (typed: SectionValues): Promise<SubmitOutcome> => {
    const saved = savedIn(typed, choices);
    const withInvoice = { ...typed, invoice: Boolean(typed.invoice || order.requiresBillingInfo) };
    const checked = saved.shipping ? { values: withInvoice } : await checkPhone(withInvoice);
    if (!('values' in checked)) return checked.errors;
    const values: SectionValues = checked.values;
    const { shipping, billing } = toOrderAddresses(values, saved, Date.now());

    const markOf = (purpose: Purpose, input: AddressInput) => {
      const id = values[`edited_${purpose}`];
      return keepMark(input, choices[purpose].find(({ address }) => address.id === id)?.address);
    };

    /** The address, with the id of its saved copy if there is one. */
    const kept = async (purpose: Purpose, typedIn: AddressInput) => {
      const input = markOf(purpose, typedIn);
      const isTyped = !saved[purpose] && values[`save_${purpose}`];
      const id = isTyped ? await book.save(purpose, input, values[`edited_${purpose}`]) : undefined;
      return id === undefined ? input : { ...input, reference: id };
    };
    const isInvoiced = billing !== 'same' && billing.metadata?.person_type !== undefined;
    const answer = await setAddresses({
      orderId: order.id,
      shipping: await kept('shipping', shipping),
      billing: isInvoiced ? await kept('billing', billing) : billing,
    });
    if (!answer.data) return toFormErrors(answer.error as CommerceError, billingFields(values));
    if (saved.shipping) book.markUsed(saved.shipping, shipping);
    if (values.invoice && saved.billing && billing !== 'same')
      book.markUsed(saved.billing, billing);
    keepDraft('address', undefined);
    goTo(paths.checkout(nextSection(answer.data)), { ifStillHere: true });
    return undefined;
  };
};
