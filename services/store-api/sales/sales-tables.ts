/** Pieces of an item sold in a market, by orders that were placed. */
export interface SoldItemTable {
  /** Code of the market. */
  market: string;
  kind: 'sku' | 'bundle';
  code: string;
  pieces: number;
}

/** Orders whose quantities are counted. */
export interface CountedOrderTable {
  /** The platform's id. */
  id: string;
}
