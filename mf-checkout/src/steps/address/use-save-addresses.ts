import { useRef } from 'react';
import type { AddressInput, CommerceError, Address } from '@shop/contracts/commerce';
import { useAddAddressMutation, useUpdateAddressMutation } from '@shop/contracts/commerce/customer';
import { errorTextOf, shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { selectSession, useAppSelector } from '@shop/contracts/store';
import { billingFieldOf, checkPhone, keepMark } from '@shop/contracts/addresses/form';
import { useSetAddressesMutation, type Order } from '@shop/contracts/commerce/order';
import { toFormErrors, type SubmitOutcome } from '@shop/contracts/forms';
import { paths, useGoTo } from '@shop/contracts/routing';
import type { Choices, SectionValues } from './address-section-values.ts';
import { savedIn, toOrderAddresses } from './to-order-addresses.ts';
import { keepDraft } from '../checkout-draft.ts';
import { nextSection } from '../section-rules.ts';

type Purpose = 'shipping' | 'billing';

/**
 * Saves a typed address in the customer's address book, as a new one or replacing the edited one. Returns its id;
 * undefined on failure, which does not block the purchase. Submitting the form again does not add it twice.
 */
const useSaveInBook = () => {
  const { events } = useShop();
  const { ownerId, email } = useAppSelector(selectSession);
  const text = useText();
  const added = useRef<Partial<Record<Purpose, string>>>({});
  const [addAddress] = useAddAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();

  const save = async (address: AddressInput, addressId: string | undefined) => {
    if (!ownerId || !email) return undefined;
    const answer = addressId
      ? await updateAddress({ ownerId, addressId, address })
      : await addAddress({ ownerId, email, address });
    if (answer.error) {
      const { id, values } = errorTextOf(answer.error as CommerceError);
      events.emit('toast', { message: text(id, values), error: true });
      return undefined;
    }
    events.emit('toast', { message: text(shopTexts.address_saved) });
    return 'address' in answer.data ? answer.data.address.id : answer.data.id;
  };

  return async (purpose: Purpose, address: AddressInput, editedId: string | undefined) => {
    const id = await save(address, editedId || added.current[purpose]);
    if (id !== undefined && !editedId) added.current[purpose] = id;
    return id;
  };
};

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
export const useSaveAddresses = (order: Order, choices: Choices) => {
  const goTo = useGoTo();
  const { ownerId } = useAppSelector(selectSession);
  const [setAddresses] = useSetAddressesMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const saveInBook = useSaveInBook();

  const markUsed = (saved: Address | null, input: AddressInput | 'same') => {
    if (!saved || !ownerId || input === 'same') return;
    const { reference: _, ...address } = input;
    // Not awaited: the order is saved, and this only changes the sort order of the address book.
    void updateAddress({ ownerId, addressId: saved.id, address });
  };

  return async (typed: SectionValues): Promise<SubmitOutcome> => {
    const saved = savedIn(typed, choices);
    const withInvoice = { ...typed, invoice: Boolean(typed.invoice || order.requiresBillingInfo) };
    const checked = saved.shipping ? { values: withInvoice } : await checkPhone(withInvoice);
    if (!('values' in checked)) return checked.errors;
    const values: SectionValues = checked.values;
    const { shipping, billing } = toOrderAddresses(values, saved, Date.now());

    const markOf = (purpose: 'shipping' | 'billing', input: AddressInput) => {
      const id = values[`edited_${purpose}`];
      return keepMark(input, choices[purpose].find(({ address }) => address.id === id)?.address);
    };

    /** The address, with the id of its saved copy if there is one. */
    const kept = async (purpose: 'shipping' | 'billing', typedIn: AddressInput) => {
      const input = markOf(purpose, typedIn);
      const isTyped = !saved[purpose] && values[`save_${purpose}`] && ownerId !== null;
      const id = isTyped
        ? await saveInBook(purpose, input, values[`edited_${purpose}`])
        : undefined;
      return id === undefined ? input : { ...input, reference: id };
    };
    const isInvoiced = billing !== 'same' && billing.metadata?.person_type !== undefined;
    const answer = await setAddresses({
      orderId: order.id,
      shipping: await kept('shipping', shipping),
      billing: isInvoiced ? await kept('billing', billing) : billing,
    });
    if (!answer.data) return toFormErrors(answer.error as CommerceError, billingFields(values));
    markUsed(saved.shipping, shipping);
    if (values.invoice) markUsed(saved.billing, billing);
    keepDraft('address', undefined);
    goTo(paths.checkout(nextSection(answer.data)));
    return undefined;
  };
};
