import type { CommerceError, CommerceErrorCode } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { DepositProblem } from './check-deposits.ts';
import { nextSection, type Section } from '../steps/section-rules.ts';
import type { CardOutcome, CardRefusal } from '../steps/payment/card/card-port.ts';
import { diffReviews, type Change } from '../steps/review/diff-reviews.ts';
import { toReview, type Review } from '../steps/review/review.ts';

export type PaymentCode = Extract<
  CommerceErrorCode,
  | 'PAYMENT_DECLINED'
  | 'PAYMENT_REJECTED'
  | 'PAYMENT_UNAUTHENTICATED'
  | 'PAYMENT_EXPIRED'
  | 'INVALID_PAYMENT'
>;

/** Refusals that a retry cannot fix: the reason on the error page (S9). */
export type FinalReason = 'cl_place_order_error' | 'missing_parameters' | 'order_not_completed';

/** Why the order was not placed. */
export type Refusal =
  /** The order no longer matches the agreement. */
  | { kind: 'changed'; changes: readonly Change[]; review: Review }
  /** The payment was refused: a retry or another payment option may work (S15, T12). */
  | { kind: 'payment'; code: PaymentCode }
  /** A call failed; the order is unchanged. */
  | { kind: 'failed'; error: CommerceError }
  /** The order is open and unpaid, as after a lost response: placing it again is safe, and may work. */
  | { kind: 'not-placed' }
  /** T15 */
  | { kind: 'out-of-stock' }
  /** A line may not be sold in the ship-to country (L5), or has lost its price in the market (T15). */
  | { kind: 'not-sold' }
  /** An earlier section is incomplete again. */
  | { kind: 'undone'; section: Section }
  | { kind: 'final'; reason: FinalReason };

const PAYMENT_CODES: readonly CommerceErrorCode[] = [
  'PAYMENT_DECLINED',
  'PAYMENT_REJECTED',
  'PAYMENT_UNAUTHENTICATED',
  'PAYMENT_EXPIRED',
  'INVALID_PAYMENT',
] satisfies PaymentCode[];

const isPaymentCode = (code: CommerceErrorCode): code is PaymentCode =>
  PAYMENT_CODES.includes(code);

const CODE_OF_CARD: Record<CardRefusal, PaymentCode> = {
  'three-d-secure': 'PAYMENT_UNAUTHENTICATED',
  'invalid-details': 'INVALID_PAYMENT',
  unavailable: 'PAYMENT_DECLINED',
};

/** Refusal if the payment frame created no nonce. */
export const refusalOfCard = (
  outcome: Extract<CardOutcome, { kind: 'refused' | 'network-lost' }>,
): Refusal =>
  outcome.kind === 'refused'
    ? { kind: 'payment', code: CODE_OF_CARD[outcome.reason] }
    : {
        kind: 'failed',
        error: { code: 'CONNECTION', status: 0, detail: 'The payment frame lost it', fields: [] },
      };

/** Refusal of an order whose deposits are incomplete. The back office may add missing ones at any moment. */
export const refusalOfDeposits = (problem: DepositProblem): Refusal => ({
  kind: problem === 'not-sold' ? 'not-sold' : 'not-placed',
});

/** Whether an open order has an authorized payment. */
const isPaidFor = ({ paymentStatus }: Order): boolean =>
  paymentStatus === 'authorized' || paymentStatus === 'paid';

const refusalOfOrder = (order: Order, code: CommerceErrorCode, agreed: Review): Refusal => {
  const section = nextSection(order);
  if (section !== 'payment') return { kind: 'undone', section };
  const review = toReview(order);
  const changes = diffReviews(agreed, review);
  if (changes.length > 0) return { kind: 'changed', changes, review };
  if (isPaidFor(order) || code === 'AMOUNTS_MISMATCHED') {
    return { kind: 'final', reason: 'order_not_completed' };
  }
  return {
    kind: 'final',
    reason: code === 'MISSING_DETAILS' ? 'missing_parameters' : 'cl_place_order_error',
  };
};

/** The merchant withdrew an item's price after it came into the cart. */
const isNotSold = ({ fields }: CommerceError): boolean =>
  fields.some(({ reason }) => reason === 'not_sold');

/**
 * Maps an error of the platform to a refusal.
 *
 * @param order as read after the error; null if it could not be read
 */
export const refusalOfPlacing = (
  error: CommerceError,
  order: Order | null,
  agreed: Review,
): Refusal => {
  const { code } = error;
  if (isPaymentCode(code)) return { kind: 'payment', code };
  switch (code) {
    case 'OUT_OF_STOCK':
    case 'INVALID_QUANTITY':
      return { kind: 'out-of-stock' };
    case 'ORDER_NOT_PLACEABLE':
    case 'MISSING_DETAILS':
    case 'AMOUNTS_MISMATCHED':
      if (isNotSold(error)) return { kind: 'not-sold' };
      return order
        ? refusalOfOrder(order, code, agreed)
        : { kind: 'final', reason: 'cl_place_order_error' };
    default:
      return { kind: 'failed', error };
  }
};
