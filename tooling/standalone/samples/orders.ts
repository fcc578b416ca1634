import {
  addLine,
  createOrder,
  placeOrder,
  retrieveOrder,
  setAddresses,
  setEmail,
  type AddLineInput,
  type Order,
  type PlaceOrderInput,
} from '@shop/contracts/commerce/order';
import {
  awaitRecalculation,
  createPaymentSource,
  setPaymentMethod,
  setPaymentNonce,
  setShippingMethod,
} from '@shop/contracts/commerce/order/operations';
import { billingAddress, sampleAddress } from './addresses.ts';
import { Refused, type Desk } from './desk.ts';

export type Goods = Pick<AddLineInput, 'kind' | 'code' | 'quantity' | 'options'>;

/** A water and a wine there is plenty of. */
const GOODS: readonly Goods[] = [
  { kind: 'sku', code: 'BARBERA-ASTI-750', quantity: 2 },
  { kind: 'sku', code: 'ACQUA-NIVALE-STILL-750', quantity: 6 },
];

/** A cart with goods in it, the visitor's own. */
export const cartOf = async (desk: Desk, goods: readonly Goods[] = GOODS): Promise<Order> => {
  const { run, country, locale } = desk;
  let order = await run(createOrder({ country, language: locale }));
  // One after the other: each changes the order's totals.
  for (const line of goods) order = await run(addLine({ orderId: order.id, ...line }));
  return order;
};

/** Says who buys, as a guest. */
export const setGuestEmail = ({ run }: Desk, order: Order): Promise<Order> =>
  run(setEmail({ orderId: order.id, email: guestEmail() }));

/** A unique e-mail address. */
export const guestEmail = (): string => `prova-${crypto.randomUUID()}@example.com`;

/** Sets shipping and billing address. */
export const setSampleAddresses = ({ run, country }: Desk, order: Order): Promise<Order> =>
  run(
    setAddresses({
      orderId: order.id,
      shipping: sampleAddress(country),
      billing: billingAddress(country),
    }),
  );

/** Tries to choose a method again after the platform dropped it. */
const ROUNDS = 4;

/**
 * Chooses the first shipping method of each shipment. While the back office completes the order the platform may drop
 * it (docs/order-enrichment.md), so this checks again after the recalculation.
 */
export const chooseShipping = async ({ run }: Desk, order: Order): Promise<Order> => {
  const orderId = order.id;
  let current = order;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { etag } = current;
    for (const { id: shipmentId, methods, methodId } of current.shipments) {
      if (methodId !== null) continue;
      const [method] = methods;
      if (!method) throw new Error(`Nothing ships to ${order.shippingAddress?.country_code}`);
      await run(setShippingMethod({ orderId, shipmentId, methodId: method.id }));
    }
    current = await run(awaitRecalculation({ orderId, etag }));
    if (current.shipments.every(({ methodId }) => methodId !== null)) break;
  }
  return current;
};

/** Places an order; one that has lost its way to ship meanwhile gets it again. */
const place = async (desk: Desk, input: PlaceOrderInput): Promise<Order> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await desk.run(placeOrder(input));
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'MISSING_DETAILS' || tries === ROUNDS)
        throw error;
      await chooseShipping(desk, await desk.run(retrieveOrder(input.orderId)));
    }
  }
};

/** Buys: in cash, or by a card of the demonstration that the customer's wallet keeps. */
export const buy = async (
  desk: Desk,
  order: Order,
  by: 'cash' | 'card' = 'cash',
): Promise<Order> => {
  const { run, locale } = desk;
  const type = by === 'card' ? 'braintree_payments' : 'wire_transfers';
  const orderId = order.id;
  const method = order.availablePaymentMethods.find((it) => it.type === type);
  if (!method) throw new Error(`Order ${orderId} cannot be paid by ${type}`);
  await run(setPaymentMethod({ orderId, methodId: method.id }));
  const { paymentSource } = await run(createPaymentSource({ orderId, type }));
  if (by === 'card' && paymentSource) {
    const nonce = 'fake-valid-visa-nonce';
    await run(setPaymentNonce({ orderId, paymentId: paymentSource.id, nonce }));
  }
  return place(desk, { orderId, language: locale, savePayment: by === 'card' });
};

/** An order of the visitor's from the first line to the last word. */
export const placedOrder = async (desk: Desk, by?: 'cash' | 'card'): Promise<Order> => {
  const addressed = await setSampleAddresses(desk, await cartOf(desk));
  return buy(desk, await chooseShipping(desk, addressed), by);
};
