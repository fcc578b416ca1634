import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { condition } from '../engine/store/condition.ts';
import type { RunningPlatform } from './start-platform.ts';

/** Units of a SKU on the shelves, and units orders have out of them. */
export interface Shelves {
  readonly onHand: number;
  readonly taken: number;
  readonly reserved: number;
}

/** Where the units of a SKU are now, straight from the tables. */
export const shelvesOf = ({ store }: RunningPlatform, skuCode: string): Shelves => {
  const sum = (rows: readonly { readonly quantity: number }[]) =>
    rows.reduce((total, { quantity }) => total + quantity, 0);
  const items = store.where('stock_items', { sku_code: skuCode });
  const lines = store.where('stock_line_items', { sku_code: skuCode });
  return {
    onHand: sum(items),
    taken: lines.reduce((total, { taken_quantity }) => total + taken_quantity, 0),
    reserved: items.reduce(
      (total, { id }) => total + sum(store.where('reserved_stocks', { stock_item_id: id })),
      0,
    ),
  };
};

/** Changes the market's inventory model, as its merchant would. */
export const setInventoryModel = async (
  integration: CommerceLayerBundle,
  values: Record<string, unknown>,
): Promise<void> => {
  const [model] = await integration.inventory_models.list();
  if (model) await integration.inventory_models.update({ id: model.id, ...values });
};

/** The code a problem carries, or what the promise gave when it did not fail. */
export const problemOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return { resolved: await work };
  } catch (error) {
    const { errors } = error as { errors?: { meta?: { error?: string }; code?: string }[] };
    return errors?.[0]?.meta?.error ?? errors?.[0]?.code ?? error;
  }
};

/** Orders of a status, straight from the table. */
export const countOrders = ({ store }: RunningPlatform, status: string): number =>
  store.count('orders', condition('t.status = ?', status));
