import type { CallContext } from '../../call/call-context.ts';
import { isAmbiguous, isRefused, type CommerceErrorCode } from '../../errors/index.ts';
import type { Operation } from '../../call/operation.ts';
import { fail, ok, type CommerceError, type FieldError, type Result } from '../../result.ts';
import { retrieveOrder } from '../read.ts';
import { hasNeedlessMethod } from '../summary/free-payment.ts';
import type { Order, PlaceOrderInput } from '../types.ts';
import { updateOrder } from './update.ts';

const SOURCE_FIELDS = ['payment_source', 'payment_method'];

/**
 * Signs of a payment refusal: Braintree's codes, and text for gateways without codes. The first match counts.
 * https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses
 * https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all
 */
const SIGNS: readonly (readonly [RegExp, CommerceErrorCode])[] = [
  [/^(2014|2015|2053|2057)\b|fraud|risk/i, 'PAYMENT_REJECTED'],
  [/^2099\b|three.?d.?secure|3d.?s|authenticat/i, 'PAYMENT_UNAUTHENTICATED'],
  [/^(91564|91565|93107)\b/, 'PAYMENT_EXPIRED'],
  [/^91508\b/, 'MISSING_DETAILS'],
  [/^(200[4-6]|2010|8\d{4})\b/, 'INVALID_PAYMENT'],
];

/** Reasons that come from the platform instead of the gateway: the request was wrong. */
const OWN_REASONS = ['invalid', 'required', 'inclusion'];

const codeOfField = ({
  field,
  reason,
  value = '',
  detail,
}: FieldError): CommerceErrorCode | null => {
  if (reason === 'mismatched_amounts') return 'AMOUNTS_MISMATCHED';
  if (!SOURCE_FIELDS.includes(field)) return null;
  if (reason === 'blank') return 'MISSING_DETAILS';
  if (OWN_REASONS.includes(reason)) return null;
  const text = `${value} ${detail.replace(/^\w+ - /, '')}`.trim();
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? 'PAYMENT_DECLINED';
};

/**
 * The code of a refused payment; null for other refusals. Kept apart from the other error codes, because only placing
 * an order needs it.
 */
export const codeOfPayment = ({ fields }: CommerceError): CommerceErrorCode | null =>
  fields.map(codeOfField).find((it) => it !== null) ?? null;

const isPlaced = ({ status }: Order): boolean =>
  ['placing', 'placed', 'editing', 'approved'].includes(status);

/** The response is missing, or refuses, perhaps because the order is already placed. */
const mayBePlaced = (error: CommerceError): boolean => isAmbiguous(error) || isRefused(error);

/** "can't be blank": of an address, or `shipping_method_blank` of a shipment. */
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
 * Places the order (T11), at most once however often it is called (P5): returns an order that is already placed, and
 * reads the order after a lost or refusing response to find out. Never places an order with a placeholder address (E2),
 * nor with another total or payment method than the shopper agreed to. `ORDER_NOT_PLACEABLE`, `MISSING_DETAILS`,
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
