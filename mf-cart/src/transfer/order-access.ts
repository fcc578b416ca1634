import { isGone, ok, type Operation, type Result } from '@shop/contracts/commerce';
import {
  orderApi,
  removeLine,
  retrieveOrder,
  updateLine,
  type AddLineInput,
  type LineItem,
  type Order,
} from '@shop/contracts/commerce/order';
import { requestAnonymousToken } from '@shop/contracts/commerce/token';
import type { Market } from '@shop/contracts/market';
import { toResult, type AppDispatch, type ThunkExtra } from '@shop/contracts/store';

type OrderResponse = Promise<Result<Order>>;

/** The order that lines are taken from. It may belong to another market, which the store cannot reach. */
export interface TransferSource {
  id: string;
  read: () => OrderResponse;
  /** Sets the quantity of a line; 0 removes it. */
  setQuantity: (lineId: string, quantity: number) => OrderResponse;
}

/** The order that lines are added to. */
export interface TransferTarget extends TransferSource {
  add: (line: Omit<AddLineInput, 'orderId'>) => OrderResponse;
  setCode: (code: string) => OrderResponse;
  setMetadata: (metadata: Record<string, unknown>) => OrderResponse;
}

const UNTRACKED = { track: false };

/** An order of the page's market and session: responses update the `order` query cache. */
export const orderInStore = (dispatch: AppDispatch, id: string): TransferTarget => {
  const { endpoints } = orderApi;
  const ofOrder = { orderId: id };
  return {
    id,
    read: async () =>
      toResult(
        await dispatch(endpoints.order.initiate(id, { subscribe: false, forceRefetch: true })),
      ),
    setQuantity: async (lineId, quantity) =>
      toResult(
        quantity === 0
          ? await dispatch(endpoints.removeLine.initiate({ ...ofOrder, lineId }, UNTRACKED))
          : await dispatch(
              endpoints.updateLine.initiate({ ...ofOrder, lineId, quantity }, UNTRACKED),
            ),
      ),
    add: async (line) =>
      toResult(await dispatch(endpoints.addLine.initiate({ ...ofOrder, ...line }, UNTRACKED))),
    setCode: async (code) =>
      toResult(await dispatch(endpoints.setCoupon.initiate({ ...ofOrder, code }, UNTRACKED))),
    setMetadata: async (metadata) =>
      toResult(await dispatch(endpoints.setMetadata.initiate({ ...ofOrder, metadata }, UNTRACKED))),
  };
};

interface OtherMarketOrder {
  market: Market;
  orderId: string;
  isCustomer: boolean;
}

/**
 * An order of another market (M10). The session's token reaches a customer's order in any market; a guest's needs an
 * anonymous token for that market. The first successful call decides which one is used.
 */
export const orderInMarket = (
  { session, config }: Pick<ThunkExtra, 'session' | 'config'>,
  { market, orderId: id, isCustomer }: OtherMarketOrder,
): TransferSource => {
  let workingToken: string | null = null;
  const { endpoint, organization } = config.commerce;
  const storeApi = config.storeApi.endpoint;
  const call = (token: string, operation: Operation<Order>) =>
    operation({ token, endpoint, organization, storeApi, signal: new AbortController().signal });

  const guestToken = async (): Promise<Result<string>> => {
    const grant = await requestAnonymousToken(config, market);
    return grant.ok ? ok(grant.value.accessToken) : grant;
  };
  const callWith = async (
    token: Result<string>,
    operation: Operation<Order>,
  ): Promise<Result<Order>> => {
    if (!token.ok) return token;
    const result = await call(token.value, operation);
    if (result.ok) workingToken = token.value;
    return result;
  };
  const run = async (operation: Operation<Order>): Promise<Result<Order>> => {
    if (workingToken !== null) return call(workingToken, operation);
    if (isCustomer) {
      const own = await callWith(await session.token(), operation);
      if (own.ok || !isGone(own.error)) return own;
    }
    return callWith(await guestToken(), operation);
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

/** Reduces a line to the quantity that stays, or to the stock if that is less. */
export const reduceLine = async (
  source: TransferSource,
  line: LineItem,
  rest: number,
): Promise<Result<Order>> => {
  const reduced = await source.setQuantity(line.id, rest);
  if (reduced.ok || reduced.error.code !== 'OUT_OF_STOCK') return reduced;
  return source.setQuantity(line.id, Math.min(rest, line.available ?? 0));
};
