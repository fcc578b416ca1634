import { loadSdk, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { Locale, MarketContext } from '@shop/contracts/market';
import type { Session, ShopConfig, BuyerOutline, InitialOrder } from '@shop/contracts/store';
import { providedContracts } from '../boot/provide-contracts.ts';
import { createCircuit } from './circuit.ts';

/** Timeout of reading the order for a document, in ms: after it the browser reads it. */
const LIMIT = 300;

/** Id of no order, and how long it is read, in ms. */
const REHEARSED = 'rehearsal';
const REHEARSAL_LIMIT = 5000;

/** `missing`: not there, a customer's, placed, or of another market; null: not to be had just now. */
type Found = InitialOrder | 'missing' | null;

/** Metadata the cart shows: the message the guest wrote on it. */
const publicMetadata = ({ gift_message }: Record<string, unknown>): Record<string, unknown> =>
  gift_message === undefined ? {} : { gift_message };

const outlineOf = async (order: Order, locale: Locale): Promise<BuyerOutline> => {
  const { isAddressComplete, orderLabels } = await providedContracts.addresses();
  const { email, shippingAddress, billingAddress, requiresBillingInfo } = order;
  const labels = orderLabels(order, locale);
  const isBillable = !requiresBillingInfo || Boolean(billingAddress?.billing_info);
  return {
    hasEmail: Boolean(email),
    shipping: labels.shipping && {
      lines: labels.shipping.length,
      isComplete: isAddressComplete(shippingAddress),
    },
    billing: labels.billing && {
      lines: labels.billing === 'same' ? 0 : labels.billing.length,
      isComplete: isBillable && isAddressComplete(billingAddress),
    },
  };
};

/**
 * The part of a guest's order inlined in a document: items, amounts, shipping and payment methods, and an outline of
 * the buyer; no personal data.
 */
const withoutPerson = async (order: Order, locale: Locale): Promise<InitialOrder> => ({
  ...order,
  buyer: await outlineOf(order, locale),
  email: null,
  customerId: null,
  metadata: publicMetadata(order.metadata),
  shippingAddress: null,
  billingAddress: null,
  paymentSource: null,
});

/** Reads guests' orders with the server's own token, which opens nothing that belongs to a customer. */
export const initialOrders = (
  { commerce, storeApi, markets }: ShopConfig,
  sessionOf: (market: MarketContext['market']) => Session,
) => {
  const call = createCircuit({ limit: LIMIT });
  const read = async (orderId: string, market: MarketContext['market'], signal: AbortSignal) => {
    const session = sessionOf(market);
    const { retrieveOrder } = await providedContracts.order();
    const token = await session.token();
    if (!token.ok) return token;
    const { endpoint, organization } = commerce;
    const answer: Result<Order> = await retrieveOrder(orderId)({
      token: token.value,
      endpoint,
      organization,
      storeApi: storeApi.endpoint,
      signal,
    });
    // Renews the token for the next visitor, without delaying this one.
    if (!answer.ok && answer.error.status === 401) void session.renew(token.value);
    return answer;
  };

  /** Reads an order that does not exist: the first visitor's is not to wait for code, token and connection. */
  const rehearse = async (): Promise<void> => {
    const code = [loadSdk(), providedContracts.order(), providedContracts.addresses()];
    await Promise.allSettled(code);
    const [market] = markets;
    if (market) await read(REHEARSED, market, AbortSignal.timeout(REHEARSAL_LIMIT));
  };
  // Bypasses the circuit, which a slow first call would open. A failure only means that the first visitor waits.
  rehearse().catch(() => undefined);

  return async (
    orderId: string,
    { market, locale }: Pick<MarketContext, 'market' | 'locale'>,
  ): Promise<Found> => {
    const answer = await call((signal) => read(orderId, market, signal)).catch(() => null);
    if (!answer) return null;
    if (!answer.ok) return answer.error.status === 404 ? 'missing' : null;
    const { editable, currency } = answer.value;
    const isOpen = editable && currency === market.currency;
    return isOpen ? withoutPerson(answer.value, locale) : 'missing';
  };
};
