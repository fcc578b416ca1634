import { ok, type Result } from '@shop/contracts/commerce';
import {
  FREE_PAYMENT_METHOD,
  type Order,
  type PaymentSource,
} from '@shop/contracts/commerce/order';
import { lacksMethod } from '../steps/shipping/shipping-methods.ts';
import type { Agreement } from './placing-machine.ts';
import { diffReviews } from '../steps/review/diff-reviews.ts';
import { toReview } from '../steps/review/review.ts';

/** Changes of the order that bring it to where only placing is left. */
export interface PreparingPorts {
  /** The order afresh, once the back office has recalculated what was changed last (T10). */
  readAtRest: () => Promise<Result<Order>>;
  /** Chooses again the shipping methods the platform let go of. */
  settleMethods: (order: Order) => Promise<Result<Order>>;
  setMethod: (methodId: string) => Promise<Result<Order>>;
  payWithStored: (storedId: string) => Promise<Result<Order>>;
  createSource: (type: string) => Promise<Result<Order>>;
  deleteSource: (source: PaymentSource) => Promise<Result<Order>>;
}

type Work = (order: Order) => Promise<Result<Order>>;

/** Each piece of work on what the one before left, until one fails. */
const inTurn = async (order: Order, ...works: readonly Work[]): Promise<Result<Order>> => {
  let answer: Result<Order> = ok(order);
  for (const work of works) {
    if (!answer.ok) return answer;
    answer = await work(answer.value);
  }
  return answer;
};

/**
 * Gives an order the payment method, taking the source of the one before with it (P4). Steps already done are not done
 * again.
 */
export const chooseMethod =
  (ports: PreparingPorts, methodId: string): Work =>
  async (order) => {
    if (order.paymentMethod?.id === methodId) return ok(order);
    const { paymentSource } = order;
    return inTurn(
      order,
      async () => (paymentSource ? ports.deleteSource(paymentSource) : ok(order)),
      () => ports.setMethod(methodId),
    );
  };

/**
 * Brings an order to where only placing is left: at rest, with its shipping methods, the payment method chosen here and
 * the payment source it needs. It stops where the order is not as agreed any more: nothing is made for a total that
 * no one has agreed to.
 */
export const prepareOrder = async (
  ports: PreparingPorts,
  { payment, review }: Agreement,
): Promise<Result<Order>> => {
  const read = await ports.readAtRest();
  if (!read.ok || !read.value.editable) return read;
  const settle: Work = async (order) =>
    lacksMethod(order) ? ports.settleMethods(order) : ok(order);
  const ifAsAgreed =
    (work: Work): Work =>
    async (order) =>
      diffReviews(review, toReview(order)).length > 0 ? ok(order) : work(order);
  if (payment === FREE_PAYMENT_METHOD) return inTurn(read.value, settle);
  const method = read.value.availablePaymentMethods.find(({ id }) => id === payment);
  if (!method) {
    return inTurn(
      read.value,
      settle,
      ifAsAgreed(() => ports.payWithStored(payment)),
      settle,
    );
  }
  return inTurn(
    read.value,
    settle,
    chooseMethod(ports, method.id),
    settle,
    ifAsAgreed(async (order) =>
      order.paymentSource?.type === method.type ? ok(order) : ports.createSource(method.type),
    ),
  );
};
