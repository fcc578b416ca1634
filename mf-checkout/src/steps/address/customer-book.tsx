import { useRef } from 'react';
import { addressChoice } from '@shop/contracts/addresses';
import type { AddressInput, CommerceError } from '@shop/contracts/commerce';
import {
  useAddAddressMutation,
  useAddressesQuery,
  useUpdateAddressMutation,
  type CustomerAddress,
} from '@shop/contracts/commerce/customer';
import { errorTextOf, shopTexts, useText } from '@shop/contracts/i18n';
import { zoneCodes } from '@shop/contracts/market';
import { useShop } from '@shop/contracts/remote';
import {
  selectMarketContext,
  selectSession,
  skipToken,
  useAppSelector,
} from '@shop/contracts/store';
import type { AddressBook, BookReader, Purpose } from './address-book.ts';
import type { Choices } from './address-section-values.ts';

const NONE: readonly CustomerAddress[] = [];

/** The saved addresses that can be chosen; null while loading, none if they cannot be read. */
const useChoices = (): Choices | null => {
  const { ownerId } = useAppSelector(selectSession);
  const { market } = useAppSelector(selectMarketContext);
  const { currentData: entries = NONE, isLoading } = useAddressesQuery(
    ownerId === null ? skipToken : { ownerId },
  );
  if (isLoading) return null;
  return {
    shipping: addressChoice(entries, 'shipping', zoneCodes(market)),
    billing: addressChoice(entries, 'billing'),
  };
};

const useSave = (): AddressBook['save'] => {
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

  return async (purpose, address, editedId) => {
    const id = await save(address, editedId || added.current[purpose]);
    if (id !== undefined && !editedId) added.current[purpose] = id;
    return id;
  };
};

const useMarkUsed = (): AddressBook['markUsed'] => {
  const { ownerId } = useAppSelector(selectSession);
  const [updateAddress] = useUpdateAddressMutation();
  return (saved, { reference: _, ...address }) => {
    // Not awaited: the order is saved, and this only changes the sort order of the address book.
    if (ownerId) void updateAddress({ ownerId, addressId: saved.id, address });
  };
};

/** The logged-in customer's address book. */
export const CustomerBook: BookReader = ({ children }) => {
  const choices = useChoices();
  const save = useSave();
  const markUsed = useMarkUsed();
  return children(choices && { choices, canSave: true, save, markUsed });
};
