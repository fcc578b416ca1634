import type { CallContext } from '../call-context.ts';
import type { Operation } from '../operation.ts';
import { isAmbiguous, isRefused } from '../errors/index.ts';
import { fail, ok, type CommerceError, type FieldError, type Result } from '../result.ts';
import { hasNeedlessMethod } from './free-payment.ts';
import { codeOfPayment } from './payment-refusal.ts';
import { retrieveOrder } from './retrieve-order.ts';
import type { Order, PlaceOrderInput } from './types.ts';
import { updateOrder } from './update-order.ts';

const isPlaced = ({ status }: Order): boolean => ['placing', 'placed', 'approved'].includes(status);

/** No answer to whether the order was placed, or that it cannot be placed, perhaps because it is. */
const mayBePlaced = (error: CommerceError): boolean => isAmbiguous(error) || isRefused(error);

/** "can't be blank", of an address as of the shipping method of a shipment. */
const isBlank = ({ reason }: FieldError): boolean => reason.endsWith('blank');

const asPlacing = (error: CommerceError): CommerceError => {
  if (!['VALIDATION', 'INVALID_QUANTITY', 'INVALID_COUPON'].includes(error.code)) return error;
  const code = codeOfPayment(error);
  if (code) return { ...error, code };
  const isIncomplete = error.fields.length > 0 && error.fields.every(isBlank);
  return { ...error, code: isIncomplete ? 'MISSING_DETAILS' : 'ORDER_NOT_PLACEABLE' };
};

const withoutAddress = (): Result<never> =>
  fail({
    code: 'MISSING_DETAILS',
    status: 0,
    detail: "shipping_address - can't be blank",
    fields: [{ field: 'shipping_address', reason: 'blank', detail: "can't be blank" }],
  });

const isAsAgreed = (order: Order, { agreed }: PlaceOrderInput): boolean => {
  const { totals, paymentMethod } = order;
  if (!agreed) return true;
  if (totals.payment.cents > 0 && hasNeedlessMethod(order)) return false;
  return (
    totals.total.cents === agreed.total &&
    (totals.total.cents === 0 || paymentMethod?.id === agreed.paymentMethodId)
  );
};

const notAsAgreed = ({ totals, paymentMethod }: Order): Result<never> =>
  fail({
    code: 'AMOUNTS_MISMATCHED',
    status: 0,
    detail: `The order costs ${totals.total.cents} by ${paymentMethod?.id ?? 'nothing'}`,
    fields: [],
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
    ...(input.savePayment && { _save_payment_source_to_customer_wallet: true }),
  })(context);

/**
 * Buys (T11). However often it is called, one order is placed (P5): an order that is placed already is the result,
 * and after a lost or refusing answer the order is read to see what really happened. A placeholder address is never
 * placed (E2), nor an order that costs or is paid otherwise than agreed to. `ORDER_NOT_PLACEABLE`, `MISSING_DETAILS`,
 * `AMOUNTS_MISMATCHED`, `OUT_OF_STOCK`, `PAYMENT_…`.
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
    if (!isAsAgreed(before.value, input)) return notAsAgreed(before.value);
    const placed = await place(input, before.value, context);
    if (placed.ok || !mayBePlaced(placed.error)) return placed;
    const after = await retrieveOrder(input.orderId)(context);
    return after.ok && isPlaced(after.value) ? ok(after.value) : fail(asPlacing(placed.error));
  };
