import type { Order } from '../commerce/order/types.ts';

/** What an order has of an address, without its content. */
export interface AddressOutline {
  /** Number of lines of its label; 0 for a billing address equal to the shipping address. */
  lines: number;
  /** Whether an order may be placed with it. */
  isComplete: boolean;
}

/** What an order has of its buyer, without the content: enough to lay out a page in its final size. */
export interface BuyerOutline {
  hasEmail: boolean;
  shipping: AddressOutline | null;
  billing: AddressOutline | null;
}

/** A guest's order in a document: nothing in it names or reaches a person. For display, not to write by. */
export interface InitialOrder extends Order {
  buyer?: BuyerOutline;
}
