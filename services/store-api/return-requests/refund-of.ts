/** Amounts of an order in cents. */
export interface ReturnedAmounts {
  /** Goods of this return, after discounts. */
  goods: number;
  /** All goods of the order, after discounts. */
  allGoods: number;
  /** Goods of earlier returns, after discounts. */
  goodsBefore: number;
  /** Deposits on the containers of this return. */
  deposit: number;
  /** Shipping cost of the order. */
  shipping: number;
  /** Shares of the shipping cost that earlier returns gave back. */
  shippingBefore: number;
}

/** What a return gives back, in cents. */
export interface RefundShares {
  goods: number;
  deposit: number;
  shipping: number;
  total: number;
}

/**
 * What a buyer who withdraws gets back: the goods with their deposits, and the share of the shipping cost that the goods
 * have (Directive 2011/83/EU, article 13). The return that completes the order gets the rest of the shipping cost, so that
 * the shares add up to it.
 */
export const refundOf = (amounts: ReturnedAmounts): RefundShares => {
  const { goods, allGoods, goodsBefore, deposit, shipping, shippingBefore } = amounts;
  const rest = Math.max(0, shipping - shippingBefore);
  const isLast = goodsBefore + goods >= allGoods;
  const share = isLast ? rest : Math.min(rest, Math.round((shipping * goods) / allGoods));
  return { goods, deposit, shipping: share, total: goods + deposit + share };
};
