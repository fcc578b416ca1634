import { useRef } from 'react';
import type { AddressInput, CommerceError } from '@shop/contracts/commerce';
import { useAddAddressMutation, useUpdateAddressMutation } from '@shop/contracts/commerce/customer';
import { errorTextOf, shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { selectSession, useAppSelector } from '@shop/contracts/store';

type Purpose = 'shipping' | 'billing';

/**
 * Saves a typed address in the customer's book: as a new one, or in the place of the one that was changed. Gives its
 * id, undefined where it could not be saved: buying goes on without it. What was added once is not added again when
 * the form is sent again.
 */
export const useSaveInBook = () => {
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
