import type { Purchasable } from '../commands/find-line.ts';

/** What is asked for when something is added to the cart. */
export interface CartAddition extends Purchasable {
  name: string;
  imageUrl?: string;
  /** Pieces to add. */
  quantity: number;
  /** Most pieces one order may hold of it, as the product page knows it (V9). */
  maxQuantity: number;
  /** The chosen SKU options, named in the shopper's language; as many as pieces are added unless told. */
  options?: readonly {
    id: string;
    name: string;
    quantity?: number;
    choices?: Record<string, unknown>;
  }[];
}
