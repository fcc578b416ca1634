import type { CallContext } from '../../store/api.ts';
import type { Operation } from '../operation.ts';
import { isAmbiguous, isRefused } from '../errors/index.ts';
import { fail, ok, type CommerceError, type Result } from '../result.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order, PlaceOrderInput } from './types.ts';
import { updateOrder } from './update-order.ts';

const isPlaced = ({ status }: Order): boolean => ['placing', 'placed', 'approved'].includes(status);

/** No answer to whether the order was placed, or that it cannot be placed, perhaps because it is. */
const mayBePlaced = (error: CommerceError): boolean => isAmbiguous(error) || isRefused(error);

const asPlacing = (error: CommerceError): CommerceError =>
  ['VALIDATION', 'INVALID_QUANTITY', 'INVALID_COUPON'].includes(error.code)
    ? { ...error, code: 'ORDER_NOT_PLACEABLE' }
    : error;

const withoutAddress = (): Result<never> =>
  fail({
    code: 'ORDER_NOT_PLACEABLE',
    status: 0,
    detail: "shipping_address - can't be blank",
    fields: [{ field: 'shipping_address', reason: 'blank', detail: "can't be blank" }],
  });

const place = (
  input: PlaceOrderInput,
  before: Order,
  context: CallContext,
): Promise<Result<Order>> =>
  updateOrder(input.orderId, {
    _place: true,
    language_code: input.language ?? 'en',
    ...(input.metadata && { metadata: { ...before.metadata, ...input.metadata } }),
    ...(input.shippingAddressId && { _shipping_address_clone_id: input.shippingAddressId }),
    ...(input.billingAddressId && { _billing_address_clone_id: input.billingAddressId }),
  })(context);

/**
 * Buys (T11). However often it is called, one order is placed (P5): an order that is placed already is the result,
 * and after a lost or refusing answer the order is read to see what really happened. A placeholder address is never
 * placed (E2). `ORDER_NOT_PLACEABLE`, `OUT_OF_STOCK`.
 */
export const placeOrder =
  (input: PlaceOrderInput): Operation<Order> =>
  async (context) => {
    const before = await retrieveOrder(input.orderId)(context);
    if (!before.ok || isPlaced(before.value)) return before;
    if (
      before.value.shipments.length > 0 &&
      !before.value.shippingAddress &&
      !input.shippingAddressId
    ) {
      return withoutAddress();
    }
    const placed = await place(input, before.value, context);
    if (placed.ok || !mayBePlaced(placed.error)) return placed;
    const after = await retrieveOrder(input.orderId)(context);
    return after.ok && isPlaced(after.value) ? ok(after.value) : fail(asPlacing(placed.error));
  };
