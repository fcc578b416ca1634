import { fail, ok, type Result } from '@shop/contracts/commerce';
import { requestCustomerToken } from '@shop/contracts/commerce/token';
import { customerApi } from '@shop/contracts/commerce/customer';
import { useAttachOrderMutation } from '@shop/contracts/commerce/order';
import { useShop } from '@shop/contracts/remote';
import {
  selectMarketContext,
  selectOrderId,
  useAppDispatch,
  useAppSelector,
} from '@shop/contracts/store';
import { careForAddresses } from '../api/care-for-addresses.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Logs a customer in (S10): asks for a token, starts the session, makes the open order the customer's and looks
 * after the address book (T5).
 */
export const useLogIn = () => {
  const { config, session } = useShop();
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
    session.start({ email, ownerId, accessToken, refreshToken });
    // Login stands without it: the order stays a guest's, and the checkout asks for an e-mail.
    if (orderId !== null) await attach({ orderId, ownerId });
    void dispatch(customerApi.endpoints.customer.initiate(ownerId, { subscribe: false }));
    void careForAddresses(dispatch, ownerId);
    return ok({ ownerId });
  };
};
