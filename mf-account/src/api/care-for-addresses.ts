import { customerApi } from '@shop/contracts/commerce/customer';
import type { AppDispatch } from '@shop/contracts/store';
import { planAddressCare } from '../model/plan-address-care.ts';

const { addresses, updateAddress, removeAddress } = customerApi.endpoints;

/**
 * Brings the address book in order after login (T5). Nobody waits for it: what fails is tried again at the next
 * login.
 */
export const careForAddresses = async (dispatch: AppDispatch, ownerId: string): Promise<void> => {
  const read = await dispatch(addresses.initiate({ ownerId }, { subscribe: false }));
  const { remove, mark } = planAddressCare(read.data ?? []);
  for (const { id: linkId, address } of remove) {
    await dispatch(removeAddress.initiate({ ownerId, linkId, addressId: address.id }));
  }
  for (const change of mark) {
    await dispatch(updateAddress.initiate({ ownerId, ...change }));
  }
};
