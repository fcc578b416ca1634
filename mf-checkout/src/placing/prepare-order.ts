import { ok, type Result } from '@shop/contracts/commerce';
import {
  FREE_PAYMENT_METHOD,
  type Order,
  type PaymentSource,
} from '@shop/contracts/commerce/order';
import { hasMissingMethod } from '../steps/shipping/shipping-methods.ts';
import { depositProblem } from './check-deposits.ts';
import type { Agreement } from './placing-machine.ts';
import { diffReviews } from '../steps/review/diff-reviews.ts';
import { toReview } from '../steps/review/review.ts';

/** Changes that prepare the order for placing. */
export interface PreparingPorts {
  /** Reads the order once the back office has recalculated the last change (T10). */
  readAtRest: () => Promise<Result<Order>>;
  /** Waits until the back office has recalculated the order as read (T10). */
  awaitRecalculation: (order: Order) => Promise<Result<Order>>;
  /** Sets the shipping methods again that the platform removed. */
  settleMethods: (order: Order) => Promise<Result<Order>>;
  setMethod: (methodId: string) => Promise<Result<Order>>;
  payWithStored: (storedId: string) => Promise<Result<Order>>;
  createSource: (type: string) => Promise<Result<Order>>;
  deleteSource: (source: PaymentSource) => Promise<Result<Order>>;
}

type Work = (order: Order) => Promise<Result<Order>>;

/** Runs the steps in sequence, each on the previous result, until one fails. */
const inSequence = async (order: Order, ...works: readonly Work[]): Promise<Result<Order>> => {
  let answer: Result<Order> = ok(order);
  for (const work of works) {
    if (!answer.ok) return answer;
    answer = await work(answer.value);
  }
  return answer;
};

const storedSources = new Set<string>();

/** Notes that an order's source pays with a stored payment, which has the payment method of new cards too. */
export const noteStoredSource = ({ paymentSource }: Order): void => {
  if (paymentSource) storedSources.add(paymentSource.id);
};

/** Sets the payment method and deletes the previous option's source (P4). Skips steps already done. */
export const chooseMethod =
  (ports: PreparingPorts, methodId: string): Work =>
  async (order) => {
    const { paymentMethod, paymentSource } = order;
    const isSet = paymentMethod?.id === methodId;
    if (isSet && !(paymentSource && storedSources.has(paymentSource.id))) return ok(order);
    return inSequence(
      order,
      async () => (paymentSource ? ports.deleteSource(paymentSource) : ok(order)),
      async (current) => (isSet ? ok(current) : ports.setMethod(methodId)),
    );
  };

/** Reads the order, and waits for deposits that the back office has not written since another page changed it. */
const readCalculated = async (ports: PreparingPorts): Promise<Result<Order>> => {
  const read = await ports.readAtRest();
  return read.ok && depositProblem(read.value) === 'not-calculated'
    ? ports.awaitRecalculation(read.value)
    : read;
};

/**
 * Prepares an order for placing: recalculated, with its shipping methods, the selected payment method and the payment
 * source it needs. Stops if the order no longer matches the agreement, or lacks deposits: no source is created for a
 * total that the shopper has not agreed to.
 */
export const prepareOrder = async (
  ports: PreparingPorts,
  { payment, review }: Agreement,
): Promise<Result<Order>> => {
  const read = await readCalculated(ports);
  if (!read.ok || !read.value.editable || depositProblem(read.value)) return read;
  const settle: Work = async (order) =>
    hasMissingMethod(order) ? ports.settleMethods(order) : ok(order);
  const ifAsAgreed =
    (work: Work): Work =>
    async (order) =>
      depositProblem(order) || diffReviews(review, toReview(order)).length > 0
        ? ok(order)
        : work(order);
  if (payment === FREE_PAYMENT_METHOD) return inSequence(read.value, settle);
  const method = read.value.availablePaymentMethods.find(({ id }) => id === payment);
  if (!method) {
    return inSequence(
      read.value,
      settle,
      ifAsAgreed(() => ports.payWithStored(payment)),
      settle,
    );
  }
  return inSequence(
    read.value,
    settle,
    chooseMethod(ports, method.id),
    settle,
    ifAsAgreed(async (order) =>
      order.paymentSource?.type === method.type ? ok(order) : ports.createSource(method.type),
    ),
  );
};
