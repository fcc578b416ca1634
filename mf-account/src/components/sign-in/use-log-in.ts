import { customerApi } from '@shop/contracts/commerce/customer';
import {
  type AppDispatch,
  selectMarketContext,
  selectOrderId,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { fail, ok, type Result } from '@shop/contracts/commerce';
import { requestCustomerToken } from '@shop/contracts/commerce/token';
import { orderApi, useAttachOrderMutation } from '@shop/contracts/commerce/order';
import { useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { planAddressCare } from '../../model/plan-address-care.ts';

const { addresses, updateAddress, removeAddress } = customerApi.endpoints;

/** Cleans up the address book after a login (T5). Not awaited: failures are tried again at the next login. */
const careForAddresses = async (dispatch: AppDispatch, ownerId: string): Promise<void> => {
  const read = await dispatch(addresses.initiate({ ownerId }, { subscribe: false }));
  const { remove, mark } = planAddressCare(read.data ?? []);
  for (const { id: linkId, address } of remove) {
    await dispatch(removeAddress.initiate({ ownerId, linkId, addressId: address.id }));
  }
  for (const change of mark) {
    await dispatch(updateAddress.initiate({ ownerId, ...change }));
  }
};

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Logs a customer in (S10): gets a token, starts the session, assigns the open order to the customer, and cleans up
 * address book and wish list (T5). Reports a coupon that the order cannot keep (X).
 */
export const useLogIn = () => {
  const { config, events, session } = useShop();
  const text = useText();
  const dispatch = useAppDispatch();
  const { market } = useAppSelector(selectMarketContext);
  const orderId = useAppSelector(selectOrderId);
  const [attach] = useAttachOrderMutation();

  return async (credentials: Credentials): Promise<Result<{ ownerId: string }>> => {
    const email = credentials.email.trim();
    const grant = await requestCustomerToken(config, market, { ...credentials, email });
    if (!grant.ok) return grant;
    const { accessToken, refreshToken, ownerId } = grant.value;
    if (refreshToken === undefined || ownerId === undefined) {
      return fail({
        code: 'TOKEN_ERROR',
        status: 200,
        detail: 'Not a customer’s token',
        fields: [],
      });
    }
    // The current order, to detect a coupon that is lost (X); cached on most pages.
    const before =
      orderId === null
        ? null
        : await dispatch(orderApi.endpoints.order.initiate(orderId, { subscribe: false }));
    session.start({ email, ownerId, accessToken, refreshToken });
    // The login is valid without it: the order remains a guest's, and the checkout asks for an e-mail.
    const attached = orderId === null ? null : (await attach({ orderId, ownerId })).data;
    const coupon = before?.data?.couponCode;
    if (coupon && attached && attached.couponCode === null) {
      const message = text('account.coupon_cleared', { code: coupon });
      events.emit('toast', { message, error: true, autoClose: 0 });
    }
    void dispatch(customerApi.endpoints.customer.initiate(ownerId, { subscribe: false }));
    void careForAddresses(dispatch, ownerId);
    void import('@shop/contracts/wish-list')
      .then((it) => it.joinWishes(dispatch, ownerId))
      .catch(() => undefined);
    return ok({ ownerId });
  };
};
