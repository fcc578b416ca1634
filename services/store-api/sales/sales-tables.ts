/** Quantity of an item sold in a market by placed orders. */
export interface SoldItemTable {
  /** Market code. */
  market: string;
  kind: 'sku' | 'bundle';
  code: string;
  pieces: number;
}

/** Orders already included in the quantities. */
export interface CountedOrderTable {
  /** Order id on the platform. */
  id: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    sold_item: SoldItemTable;
    counted_order: CountedOrderTable;
  }
}
