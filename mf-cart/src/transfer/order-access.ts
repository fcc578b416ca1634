import { isGone, ok, type Operation, type Result } from '@shop/contracts/commerce';
import { removeLine, retrieveOrder, updateLine, type Order } from '@shop/contracts/commerce/order';
import { requestAnonymousToken } from '@shop/contracts/commerce/token';
import type { Market } from '@shop/contracts/market';
import type { ThunkExtra } from '@shop/contracts/store';
import type { CarrySource } from './order-side.ts';

interface Elsewhere {
  market: Market;
  orderId: string;
  isCustomer: boolean;
}

/**
 * An order of another market (M10). A customer's own is reached with the session's token whatever its market, a
 * guest's only with an anonymous one for that market; which of them it takes is found out with the first call.
 */
export const orderElsewhere = (
  { session, config }: Pick<ThunkExtra, 'session' | 'config'>,
  { market, orderId: id, isCustomer }: Elsewhere,
): CarrySource => {
  let found: string | null = null;
  const { endpoint, organization } = config.commerce;
  const storeApi = config.storeApi.endpoint;
  const call = (token: string, operation: Operation<Order>) =>
    operation({ token, endpoint, organization, storeApi, signal: new AbortController().signal });

  const guests = async (): Promise<Result<string>> => {
    const grant = await requestAnonymousToken(config, market);
    return grant.ok ? ok(grant.value.accessToken) : grant;
  };
  const asOne = async (
    token: Result<string>,
    operation: Operation<Order>,
  ): Promise<Result<Order>> => {
    if (!token.ok) return token;
    const answer = await call(token.value, operation);
    if (answer.ok) found = token.value;
    return answer;
  };
  const run = async (operation: Operation<Order>): Promise<Result<Order>> => {
    if (found !== null) return call(found, operation);
    if (isCustomer) {
      const own = await asOne(await session.token(), operation);
      if (own.ok || !isGone(own.error)) return own;
    }
    return asOne(await guests(), operation);
  };
  return {
    id,
    read: () => run(retrieveOrder(id)),
    setQuantity: (lineId, quantity) =>
      run(
        quantity === 0
          ? removeLine({ orderId: id, lineId })
          : updateLine({ orderId: id, lineId, quantity }),
      ),
  };
};
