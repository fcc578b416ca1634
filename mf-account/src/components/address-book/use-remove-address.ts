import type { CustomerAddress } from '@shop/contracts/commerce/customer';
import { errorTextOf, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import {
  selectCountry,
  selectOrderId,
  selectSession,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { clearAddressDrafts } from '../../model/address-draft.ts';
import { removeSavedAddress } from '../../api/remove-saved-address.ts';

/** Deletes a saved address (T9) and reports the result. */
export const useRemoveAddress = () => {
  const { events } = useShop();
  const text = useText();
  const dispatch = useAppDispatch();
  const { ownerId } = useAppSelector(selectSession);
  const orderId = useAppSelector(selectOrderId);
  const country = useAppSelector(selectCountry);

  return async (entry: CustomerAddress): Promise<void> => {
    if (ownerId === null) return;
    const { error, reset } = await removeSavedAddress(dispatch, {
      ownerId,
      entry,
      orderId,
      country,
    });
    if (error) {
      const { id, values } = errorTextOf(error);
      return events.emit('toast', { message: text(id, values), error: true });
    }
    clearAddressDrafts(entry);
    if (reset && orderId !== null) events.emit('cart:changed', { orderId });
    events.emit('toast', {
      message: text(reset ? 'account.book.deleted_used' : 'account.book.deleted'),
    });
  };
};
