import { operation, type Operation } from '../call/operation.ts';
import { ok } from '../result.ts';
import { notSold } from './not-sold.ts';
import { SKU_INCLUDES } from './sku-includes.ts';
import { toSkuItem } from './to-sku-item.ts';
import type { CatalogueItem } from './types.ts';

export interface RetrieveItemInput {
  code: string;
  /** Reference of the market's shipping method to the country: delivery times are those of this one (M6). */
  shippingMethod?: string;
}

/**
 * A SKU by its code, with delivery times, which the platform returns only for a SKU read by id (C2). `NOT_FOUND` if not
 * sold.
 */
export const retrieveItem =
  ({ code, shippingMethod }: RetrieveItemInput): Operation<CatalogueItem> =>
  async (context) => {
    const read = await operation(async ({ skus, options }) => {
      const found = await skus.list(
        { filters: { code_eq: code }, pageSize: 1, fields: ['code'] },
        options,
      );
      const id = found.first()?.id;
      return id
        ? toSkuItem(await skus.retrieve(id, { include: SKU_INCLUDES }, options), shippingMethod)
        : null;
    })(context);
    if (!read.ok) return read;
    return read.value ? ok(read.value) : notSold(code);
  };
