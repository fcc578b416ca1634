import type { Result } from '@shop/contracts/commerce';
import type { AddLineInput, Order } from '@shop/contracts/commerce/order';

type Answer = Promise<Result<Order>>;

/** An order that lines are taken from. It may be another market's, out of the store's reach. */
export interface CarrySource {
  id: string;
  read: () => Answer;
  /** Sets a line's pieces; with 0 the line goes. */
  setQuantity: (lineId: string, quantity: number) => Answer;
}

/** The order that lines are put into. */
export interface CarryTarget extends CarrySource {
  add: (line: Omit<AddLineInput, 'orderId'>) => Answer;
  setCode: (code: string) => Answer;
  setMetadata: (metadata: Record<string, unknown>) => Answer;
}
